import { BannerPhoto } from '@/components/BannerPhoto';
import { Button } from '@/components/Button';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { blindTypes, rollersPage } from '@/content/rollers';
import { BlindTypes } from '@/features/static-pages/BlindTypes';
import { GuideLink } from '@/features/static-pages/GuideLink';
import { useContent } from '@/i18n/useContent';
import { paths } from '@/lib/paths';
import { Appointment } from '@/widgets/Appointment';

/** /rollers: the four kinds of blind (product 4.5). */
export function RollersPage() {
  const types = useContent(blindTypes);
  const { title, intro, image, guide } = useContent(rollersPage);
  return (
    <>
      <PageMeta title={title} description={intro} canonicalPath={paths.rollers} image={image} />
      <PageBanner title={title} intro={intro} photo={<BannerPhoto src={image} />} />
      <Section>
        <BlindTypes types={types} />
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
