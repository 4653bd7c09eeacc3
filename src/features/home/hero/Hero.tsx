import Box from '@mui/material/Box';
import type { Banner } from '@/contract/catalogue';
import { heroSlides } from '@/content/heroSlides';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { HeroControls } from './HeroControls';
import { HeroFrame } from './HeroFrame';
import { HeroSlide } from './HeroSlide';
import { HERO_SLIDES } from '../constants';
import { homeMessages } from '../messages';
import { useHeroCarousel } from './useHeroCarousel';

export interface HeroProps {
  /** Slides of the server; an empty list shows three defaults (product 3.2). */
  banners: readonly Banner[];
}

/** Carousel of up to three slides that advances every 3 s; follows the WAI-ARIA carousel pattern. */
export function Hero({ banners }: HeroProps) {
  const t = useTranslate();
  const defaultSlides = useContent(heroSlides);
  const slides = (banners.length === 0 ? defaultSlides : banners).slice(0, HERO_SLIDES);
  const carousel = useHeroCarousel(slides.length);
  return (
    <HeroFrame
      aria-roledescription={t(homeMessages.carousel)}
      aria-label={t(homeMessages.heroLabel)}
    >
      {carousel.hasControls && (
        <HeroControls
          count={slides.length}
          active={carousel.active}
          canPause={carousel.canPause}
          isPaused={carousel.isPaused}
          onShow={carousel.show}
          onTogglePause={carousel.togglePause}
          focusProps={carousel.focusProps}
        />
      )}
      <Box sx={{ display: 'grid' }} aria-live={carousel.isPlaying ? 'off' : 'polite'}>
        {slides.map((banner, index) => (
          <HeroSlide
            key={index}
            banner={banner}
            position={index + 1}
            total={slides.length}
            isActive={index === carousel.active}
            mayLoad={carousel.mayLoad(index)}
            onLoad={index === 0 ? carousel.onFirstLoad : undefined}
            pauseProps={carousel.pauseProps}
          />
        ))}
      </Box>
    </HeroFrame>
  );
}
