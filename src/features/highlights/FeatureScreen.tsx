import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { homeCrumb } from '@/components/homeCrumb';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { DetailHero } from '@/components/DetailHero';
import type { FeatureCard } from '@/content/featureCards';
import { featurePath } from '@/lib/paths';
import type { FeatureState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';
import { FeatureDetail } from './FeatureDetail';
import { FeatureLinks } from './FeatureLinks';
import { messages } from './messages';

export interface FeatureScreenProps {
  feature: FeatureState;
  imageAlt?: string;
  others: readonly FeatureCard[];
  /** Appointment form. */
  children: ReactNode;
}

const OTHERS_ID = 'other-features';

/** Feature page: heading, image, details, form and links to other features. */
export function FeatureScreen({ feature, imageAlt, others, children }: FeatureScreenProps) {
  const { heading, image, data } = feature;
  return (
    <>
      <PageMeta
        title={heading}
        description={data[0]?.text}
        canonicalPath={featurePath(slugify(heading))}
        image={image}
      />
      <DetailHero
        title={heading}
        overline={messages.overline}
        image={image}
        imageAlt={imageAlt}
        ratio="4 / 3"
        crumbs={[homeCrumb, { label: heading }]}
      />
      <Section>
        <FeatureDetail data={data} />
      </Section>
      {children}
      <Section ground="sand" labelledBy={OTHERS_ID}>
        <Typography variant="overline" component="h2" id={OTHERS_ID} sx={{ color: 'primary.dark' }}>
          {messages.others}
        </Typography>
        <Box sx={{ marginBlockStart: 2 }}>
          <FeatureLinks cards={others} />
        </Box>
      </Section>
    </>
  );
}
