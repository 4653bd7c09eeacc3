import Button from '@mui/material/Button';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { blindTypes, rollersPage } from '@/content/rollers';
import { BlindTypes } from '@/features/static-pages/BlindTypes';
import { GuideLink } from '@/features/static-pages/GuideLink';
import { paths } from '@/lib/paths';
import { Appointment } from '@/widgets/Appointment';

/** /rollers: the four kinds of blind (product 4.5). */
export function RollersPage() {
  const { title, intro, image, guide } = rollersPage;
  return (
    <>
      <PageMeta title={title} description={intro} canonicalPath={paths.rollers} image={image} />
      <PageBanner title={title} intro={intro} image={image} />
      <Section>
        <BlindTypes types={blindTypes} />
      </Section>
      <GuideLink heading={guide.heading} text={guide.text}>
        <Button variant="outlined" href={paths.rollersDetail}>
          {guide.linkLabel}
        </Button>
      </GuideLink>
      <Appointment />
    </>
  );
}
