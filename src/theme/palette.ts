import type { PaletteOptions } from '@mui/material/styles';
import { colours } from './tokens';

export const palette: PaletteOptions = {
  mode: 'light',
  primary: {
    main: colours.gold,
    dark: colours.goldInk,
    light: colours.goldLight,
    contrastText: colours.ink,
  },
  secondary: { main: colours.night, contrastText: colours.ivory },
  error: { main: colours.returnRed, contrastText: colours.white },
  success: { main: colours.success, contrastText: colours.white },
  text: { primary: colours.ink, secondary: colours.taupe },
  background: { default: colours.ivory, paper: colours.white },
  divider: colours.sandDark,
  sand: { main: colours.sand, dark: colours.sandDark, contrastText: colours.ink },
  night: { main: colours.night, contrastText: colours.ivory, light: colours.nightText },
  returnFlow: { main: colours.returnRed, contrastText: colours.white },
};
