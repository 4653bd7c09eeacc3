import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { homeCrumb } from '@/components/homeCrumb';
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
  const { title, intro, image, imageAlt, figures, sections, guide } = about;
  return (
    <>
      <PageMeta title={title} description={intro} canonicalPath={paths.about} image={image} />
      <SplitHeader
        title={title}
        intro={intro}
        image={image}
        imageAlt={imageAlt}
        crumbs={[homeCrumb, { label: title }]}
      />
      <Section>
        <Figures figures={figures} />
      </Section>
      <Section ground="white">
        <EditorialSections sections={sections} />
      </Section>
      <GuideLink heading={guide.heading} text={guide.text}>
        <Button
          component={RouterLink}
          to={`${paths.home}#${BOOKING_ANCHOR}`}
          sx={{ marginInlineEnd: 2, marginBlockEnd: 2 }}
        >
          {guide.bookLabel}
        </Button>
        <Button
          variant="outlined"
          component={RouterLink}
          to={paths.ourWorks}
          sx={{ marginBlockEnd: 2 }}
        >
          {guide.worksLabel}
        </Button>
      </GuideLink>
    </>
  );
}
