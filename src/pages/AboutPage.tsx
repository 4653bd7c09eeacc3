import { Button } from '@/components/Button';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { DetailHero } from '@/components/DetailHero';
import { about } from '@/content/about';
import { CompanyDetails } from '@/features/static-pages/CompanyDetails';
import { EditorialSections } from '@/features/static-pages/EditorialSections';
import { Figures } from '@/features/static-pages/Figures';
import { GuideLink } from '@/features/static-pages/GuideLink';
import { useContent } from '@/i18n/useContent';
import { bookingPath, paths } from '@/lib/paths';

/** /about (product 4.7). */
export function AboutPage() {
  const { title, intro, image, imageAlt, figures, sections, guide } = useContent(about);
  return (
    <>
      <PageMeta title={title} description={intro} canonicalPath={paths.about} image={image} />
      <DetailHero title={title} intro={intro} image={image} imageAlt={imageAlt} />
      <Section>
        <Figures figures={figures} />
      </Section>
      <Section ground="white">
        <EditorialSections sections={sections} />
      </Section>
      <CompanyDetails />
      <GuideLink heading={guide.heading} text={guide.text}>
        <Button href={bookingPath} sx={{ marginInlineEnd: 2, marginBlockEnd: 2 }}>
          {guide.bookLabel}
        </Button>
        <Button variant="outlined" href={paths.ourWorks} sx={{ marginBlockEnd: 2 }}>
          {guide.worksLabel}
        </Button>
      </GuideLink>
    </>
  );
}
