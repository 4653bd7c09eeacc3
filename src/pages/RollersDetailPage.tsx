import { Button } from '@/components/Button';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { DetailHero } from '@/components/DetailHero';
import { rollersFeatures } from '@/content/rollersFeatures';
import { EditorialSections } from '@/features/static-pages/EditorialSections';
import { GuideLink } from '@/features/static-pages/GuideLink';
import { useContent } from '@/i18n/useContent';
import { paths } from '@/lib/paths';

/** /rollers-detail: details of the blinds (product 4.6). */
export function RollersDetailPage() {
  const { title, intro, image, imageAlt, sections, guide } = useContent(rollersFeatures);
  return (
    <>
      <PageMeta
        title={title}
        description={intro}
        canonicalPath={paths.rollersDetail}
        image={image}
      />
      <DetailHero title={title} intro={intro} image={image} imageAlt={imageAlt} ratio="1 / 1" />
      <Section>
        <EditorialSections sections={sections} />
      </Section>
      <GuideLink heading={guide.heading} text={guide.text}>
        <Button variant="outlined" href={paths.rollers}>
          {guide.linkLabel}
        </Button>
      </GuideLink>
    </>
  );
}
