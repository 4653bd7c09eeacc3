import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from '@/i18n/useTranslate';
import { Hero } from './Hero';
import type { HomeQuery } from '../sections/HomeList';
import { homeMessages } from '../messages';
import { HeroSkeleton } from './HeroSkeleton';

/** The h1 of the home page and the carousel, with a skeleton while loading (product 3.2). */
export function HomeHero({ home }: { home: HomeQuery }) {
  const t = useTranslate();
  const isKnown = home.data !== undefined || home.hasFailed;
  return (
    <div>
      <Box component="h1" sx={visuallyHidden}>
        {t(homeMessages.title)}
      </Box>
      {isKnown ? <Hero banners={home.data?.webBanners ?? []} /> : <HeroSkeleton />}
    </div>
  );
}
