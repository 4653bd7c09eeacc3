import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ComponentProps } from 'react';
import { Button } from '@/components/Button';
import { messages as components } from '@/components/messages';
import type { Banner } from '@/contract/catalogue';
import { useTranslate } from '@/i18n/useTranslate';
import { describePicture } from '@/lib/pictures';
import { bookingPath, paths } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { easeOut, fluid, motion } from '@/theme/tokens';
import { HeroLayer, HeroWords } from './HeroFrame';
import { HeroPicture } from './HeroPicture';
import { homeMessages } from '../messages';

export interface HeroSlideProps {
  banner: Banner;
  /** Starts at 1. */
  position: number;
  total: number;
  isActive: boolean;
  mayLoad: boolean;
  onLoad?: () => void;
  /** Pauses the carousel on hover, touch and focus. */
  pauseProps: ComponentProps<'div'>;
}

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2.5),
  maxWidth: '34rem',
  // The old text fades out before the new one fades in, so that they never overlap.
  opacity: 0,
  transition: `opacity ${motion.settle}ms ${easeOut}`,
  '[data-active=true] &': { opacity: 1, transitionDelay: `${motion.settle}ms` },
}));

/** Slide with image, heading, text and two buttons: the fabrics and the visit. */
export const HeroSlide = memo(function HeroSlide(props: HeroSlideProps) {
  const t = useTranslate();
  const { banner, position, total, isActive, mayLoad, onLoad, pauseProps } = props;
  return (
    <HeroLayer
      role="group"
      aria-roledescription={t(homeMessages.slide)}
      aria-label={t(homeMessages.slideOf, { position, total })}
      data-active={isActive}
      inert={!isActive}
      sx={{ bgcolor: describePicture(banner.image).placeholder }}
    >
      {mayLoad && <HeroPicture banner={banner} isFirst={position === 1} onLoad={onLoad} />}
      <HeroWords>
        <Container sx={{ position: 'relative' }}>
          <Words {...pauseProps}>
            {banner.heading !== undefined && (
              <Typography
                variant="display"
                component="p"
                sx={{ maxWidth: '14ch' }}
                {...textIn(banner.lang)}
              >
                {banner.heading}
              </Typography>
            )}
            {banner.text !== undefined && (
              <Typography
                sx={{ marginBlockEnd: 1, maxWidth: '42ch', fontSize: fluid(16, 18) }}
                {...textIn(banner.lang)}
              >
                {banner.text}
              </Typography>
            )}
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
              <Button href={paths.products} size="large">
                {t(homeMessages.heroAction)}
              </Button>
              <Button href={bookingPath} size="large" variant="outlined" color="inherit">
                {t(components.bookVisit)}
              </Button>
            </Stack>
          </Words>
        </Container>
      </HeroWords>
    </HeroLayer>
  );
});
