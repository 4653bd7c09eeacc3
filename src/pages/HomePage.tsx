import { PageMeta } from '@/components/PageMeta';
import { company } from '@/content/company';
import { motorizedPromo, rollerPromo } from '@/content/promos';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { BOOKING_HEADING_ID, BookingSection } from '@/features/home/BookingSection';
import { CategoryGrid } from '@/features/home/CategoryGrid';
import { ChatButton } from '@/features/home/ChatButton';
import { ConsultationBanner } from '@/features/home/ConsultationBanner';
import { EditorialPromo } from '@/features/home/EditorialPromo';
import { FeatureCarousel } from '@/features/home/FeatureCarousel';
import { HomeHero } from '@/features/home/HomeHero';
import { LatestArticles } from '@/features/home/LatestArticles';
import { describeBusiness } from '@/features/home/localBusiness';
import { Marquee } from '@/features/home/Marquee';
import { homeMessages } from '@/features/home/messages';
import { SummerSale } from '@/features/home/SummerSale';
import { Testimonials } from '@/features/home/Testimonials';
import { useBookingAnchor } from '@/features/home/useBookingAnchor';
import { useHomeData } from '@/features/home/useHomeData';
import { paths } from '@/lib/paths';

/** The showroom's entrance; its pieces stand in the order of spec §2. */
export function HomePage() {
  const home = useHomeData();
  useBookingAnchor();
  return (
    <>
      <PageMeta
        title={homeMessages.title}
        description={company.description}
        canonicalPath={paths.home}
        structuredData={describeBusiness()}
      />
      <HomeHero home={home} />
      <Marquee items={home.data?.marquee ?? []} />
      <CategoryGrid home={home} />
      <FeatureCarousel />
      <EditorialPromo promo={rollerPromo} />
      <EditorialPromo promo={motorizedPromo} isReversed isOnNight />
      <SummerSale home={home} />
      <Testimonials />
      <LatestArticles home={home} />
      <BookingSection>
        <EnquiryForm headingId={BOOKING_HEADING_ID} />
      </BookingSection>
      <ConsultationBanner />
      <ChatButton />
    </>
  );
}
