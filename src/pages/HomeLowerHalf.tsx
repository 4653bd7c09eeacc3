import { APPOINTMENT_HEADING_ID, AppointmentSection } from '@/components/AppointmentSection';
import { appointment } from '@/content/appointment';
import { motorizedPromo, rollerPromo } from '@/content/promos';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { ConsultationBanner } from '@/features/home/ConsultationBanner';
import { EditorialPromo } from '@/features/home/EditorialPromo';
import { FeatureCarousel } from '@/features/home/FeatureCarousel';
import { LatestArticles } from '@/features/home/LatestArticles';
import { SummerSale } from '@/features/home/SummerSale';
import { Testimonials } from '@/features/home/Testimonials';
import { useHomeData } from '@/features/home/useHomeData';

/** What follows the categories on the home page, in the order of spec §2. */
export function HomeLowerHalf() {
  const home = useHomeData();
  return (
    <>
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
