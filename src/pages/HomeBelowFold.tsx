import { useGetHomePageQuery } from '@/api/home';
import { queryView } from '@/api/queryView';
import { APPOINTMENT_HEADING_ID, AppointmentSection } from '@/components/AppointmentSection';
import { appointment } from '@/content/appointment';
import { motorizedPromo, rollerPromo } from '@/content/promos';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { CategoryGrid } from '@/features/home/CategoryGrid';
import { ConsultationBanner } from '@/features/home/ConsultationBanner';
import { EditorialPromo } from '@/features/home/EditorialPromo';
import { FeatureCarousel } from '@/features/home/FeatureCarousel';
import { LatestArticles } from '@/features/home/LatestArticles';
import { Marquee } from '@/features/home/Marquee';
import { SummerSale } from '@/features/home/SummerSale';
import { Testimonials } from '@/features/home/Testimonials';

/** Sections of the home page below the hero carousel, in order (product 3.1). */
export function HomeBelowFold() {
  const home = useGetHomePageQuery(undefined, { selectFromResult: queryView });
  return (
    <>
      <Marquee items={home.data?.marquee ?? []} />
      <CategoryGrid home={home} />
      <FeatureCarousel />
      <EditorialPromo promo={rollerPromo} />
      <EditorialPromo promo={motorizedPromo} isReversed isOnNight />
      <SummerSale home={home} />
      <Testimonials />
      <LatestArticles home={home} />
      <AppointmentSection {...appointment}>
        <EnquiryForm headingId={APPOINTMENT_HEADING_ID} />
      </AppointmentSection>
      <ConsultationBanner />
    </>
  );
}
