import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { SplitHeader } from '@/components/SplitHeader';
import { about } from '@/content/about';
import { EditorialSections } from '@/features/text/EditorialSections';
import { Figures } from '@/features/text/Figures';
import { GuideLink } from '@/features/text/GuideLink';
import { BOOKING_ANCHOR, paths } from '@/lib/paths';

/** /about: who makes the curtains (spec §2). */
export function AboutPage() {
  const { title, intro, image, imageAlt, figures, sections } = about;
  return (
    <>
      <PageMeta title={title} description={intro} canonicalPath={paths.about} />
      <SplitHeader
        title={title}
        intro={intro}
        image={image}
        imageAlt={imageAlt}
        crumbs={[{ label: 'Home', to: paths.home }, { label: title }]}
      />
      <Section>
        <Figures figures={figures} />
      </Section>
      <Section ground="white">
        <EditorialSections sections={sections} />
      </Section>
      <GuideLink
        heading="See what we have hung"
        text="Villas, offices, a hotel suite and a child’s bedroom, photographed on the day we finished, with the fabrics that went into them."
      >
        <Button
          component={RouterLink}
          to={`${paths.home}#${BOOKING_ANCHOR}`}
          sx={{ marginInlineEnd: 2, marginBlockEnd: 2 }}
        >
          Book a free visit
        </Button>
        <Button
          variant="outlined"

          component={RouterLink}
          to={paths.ourWorks}
          sx={{ marginBlockEnd: 2 }}
        >
          Our works
        </Button>
      </GuideLink>
    </>
  );
}
