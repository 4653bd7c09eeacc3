import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '@/i18n/useTranslate';
import { Hero } from './Hero';
import type { HomeQuery } from '../sections/HomeList';
import { belowFoldMessages, homeMessages } from '../messages';
import { HeroFrame } from './HeroFrame';

/** Skeleton of the carousel (product 3.2). */
function HeroSkeleton() {
  const t = useTranslate();
  return (
    <HeroFrame role="status" aria-label={t(belowFoldMessages.loadingHero)}>
      <Skeleton sx={{ height: 'auto' }} />
    </HeroFrame>
  );
}

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
