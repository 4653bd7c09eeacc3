import { alpha, styled } from '@mui/material/styles';
import { focusOnNight } from '@/theme/components/inputs';
import { colours, easeOut, layout, motion, outside, shortLandscape } from '@/theme/tokens';

/** Fills the viewport below the top bar. */
export const HeroFrame = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  minHeight: `clamp(20rem, calc(100svh - ${layout.topBarPhone}px), 56rem)`,
  backgroundColor: theme.palette.night.main,
  color: theme.palette.night.contrastText,
  [theme.breakpoints.up('md')]: {
    minHeight: `clamp(20rem, calc(100svh - ${layout.topBar}px), 60rem)`,
  },
  ...focusOnNight,
}));

/** Slide layer; all layers share one grid cell and cross-fade. */
export const HeroLayer = styled('div')({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'flex',
  opacity: 0,
  transition: `opacity ${motion.heroTransition}ms ${easeOut}, visibility 0s ${motion.heroTransition}ms`,
  visibility: 'hidden',
  '& img': {
    transform: 'scale(1.04)',
    transition: `transform ${motion.heroTransition}ms ${easeOut}`,
  },
  '&[data-active=true]': {
    opacity: 1,
    visibility: 'visible',
    transitionDelay: '0s',
    '& img': { transform: 'none' },
  },
});

const veil = (percent: number) => alpha(colours.night, percent / 100);
const FADE = '10rem';

/** Text of a slide on a dark gradient, with a contrast of 4.5:1 even on a white image. */
export const HeroWords = styled('div')(({ theme }) => ({
  position: 'relative',
  alignSelf: 'flex-end',
  width: '100%',
  paddingBlockEnd: theme.spacing(11),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `-${FADE} 0 0`,
    backgroundImage: `linear-gradient(${veil(0)} 0, ${veil(70)} ${FADE}, ${veil(88)} 100%)`,
  },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'flex-end',
    height: '100%',
    paddingBlockEnd: theme.spacing(13),
    '&::before': {
      inset: 0,
      backgroundImage: `linear-gradient(to right, ${veil(84)} 0, ${veil(68)} calc(41rem + ${outside}), ${veil(0)} calc(66rem + ${outside}))`,
    },
    '[dir=rtl] &::before': { transform: 'scaleX(-1)' },
  },
  // The button stays in the first view.
  [`@media ${shortLandscape}`]: {
    paddingBlockEnd: theme.spacing(9),
    '& p': { maxWidth: 'none', marginBlockEnd: 0 },
  },
}));
