import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { DetailHero } from '@/components/DetailHero';
import type { Highlight } from '@/content/highlights';
import { useTranslate } from '@/i18n/useTranslate';
import { highlightPath } from '@/lib/paths';
import type { HighlightState } from '@/lib/detailPageState';
import { HighlightDetail } from './HighlightDetail';
import { HighlightLinks } from './HighlightLinks';
import { messages } from './messages';

export interface HighlightScreenProps {
  highlight: HighlightState;
  /** Name in the URL, the same in all languages. */
  slug: string;
  imageAlt?: string;
  others: readonly Highlight[];
  /** Appointment form. */
  children: ReactNode;
}

const OTHERS_ID = 'other-highlights';

/** Page of a highlight: heading, image, details, form and links to the others. */
export function HighlightScreen(props: HighlightScreenProps) {
  const t = useTranslate();
  const { highlight, slug, imageAlt, others, children } = props;
  const { heading, image, data } = highlight;
  return (
    <>
      <PageMeta
        title={heading}
        description={data[0]?.text}
        canonicalPath={highlightPath(slug)}
        image={image}
      />
      <DetailHero
        title={heading}
        overline={t(messages.overline)}
        image={image}
        imageAlt={imageAlt}
        ratio="4 / 3"
      />
      <Section>
        <HighlightDetail data={data} />
      </Section>
      {children}
      <Section ground="sand" labelledBy={OTHERS_ID}>
        <Typography variant="overline" component="h2" id={OTHERS_ID} sx={{ color: 'primary.dark' }}>
          {t(messages.others)}
        </Typography>
        <Box sx={{ marginBlockStart: 2 }}>
          <HighlightLinks cards={others} />
        </Box>
      </Section>
    </>
  );
}
