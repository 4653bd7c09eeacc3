import Box from '@mui/material/Box';
import { useGetHomePageQuery } from '@/api/home';
import { queryView } from '@/api/queryView';
import { AppointmentSection } from '@/components/AppointmentSection';
import { VisibleFirst } from '@/hooks/navigation/VisibleFirst';
import { appointment } from '@/content/appointment';
import { motorizedPromo, rollerPromo } from '@/content/promos';
import { CategoryGrid } from '@/features/home/sections/CategoryGrid';
import { ConsultationBanner } from '@/features/home/sections/ConsultationBanner';
import { EditorialPromo } from '@/features/home/sections/EditorialPromo';
import { HighlightCarousel } from '@/features/home/sections/HighlightCarousel';
import { LatestArticles } from '@/features/home/sections/LatestArticles';
import { Marquee } from '@/features/home/sections/Marquee';
import { SummerSale } from '@/features/home/sections/SummerSale';
import { Testimonials } from '@/features/home/sections/Testimonials';
import { useContent } from '@/i18n/useContent';
import { VisitForm } from './VisitForm';

/** Sections of the home page below the hero carousel, in order (product 3.1). */
export function HomeBelowFold() {
  const texts = useContent(appointment);
  const motorized = useContent(motorizedPromo);
  const roller = useContent(rollerPromo);
  const home = useGetHomePageQuery(undefined, { selectFromResult: queryView });
  const promotions = home.data?.promotions ?? [];
  return (
    // Carousels are as wide as `100vw`, which includes a classic scroll bar: in Firefox they were 6 px too wide.
    <Box sx={{ overflowX: 'clip' }}>
      <VisibleFirst name="home">
        <Marquee items={home.data?.marquee ?? []} />
        <CategoryGrid home={home} />
        {promotions.map(
          ({ image, imageAlt = '', link, ...promo }, index) =>
            image !== undefined && (
              // Two promotions may lead to the same page.
              <EditorialPromo key={index} promo={{ ...promo, image, imageAlt, to: link }} />
            ),
        )}
        <HighlightCarousel />
        <EditorialPromo promo={roller} />
        <EditorialPromo promo={motorized} isReversed isDark />
        <SummerSale home={home} promotion={promotions.find(({ image }) => image === undefined)} />
        <Testimonials />
        <LatestArticles home={home} />
        <AppointmentSection {...texts}>
          <VisitForm />
        </AppointmentSection>
        <ConsultationBanner />
      </VisibleFirst>
    </Box>
  );
}
