import type { Components, Theme } from '@mui/material/styles';
import { colours } from '../tokens';
import { focusRing } from './inputs';

export const navigation: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingBlockStart: 96, WebkitTextSizeAdjust: '100%' },
      body: { overflowX: 'clip' },
      // Else browsers look for a font of their own for every button, even one without words.
      button: { fontFamily: 'inherit' },
      'a, button, [tabindex]': { '&:focus-visible': focusRing },
      'img, video': { maxWidth: '100%' },
      '::selection': { backgroundColor: colours.goldLight },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundColor: colours.ivory },
      // MUI slides it in from the other side by itself, but leaves it standing on this one.
      anchorLeft: { '& > .MuiDrawer-paper': { insetInline: '0 auto' } },
    },
  },
};
