import { createTheme, type Direction, type Theme } from '@mui/material/styles';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { palette } from './palette';
import { typography } from './typography';

/** The gold theme: how every MUI part of the shop looks, in either writing direction. */
export function makeTheme(direction: Direction = 'ltr'): Theme {
  return createTheme({
    direction,
    palette,
    typography,
    shape: { borderRadius: 2 },
    spacing: 8,
    motion: { reducedMotion: 'system' },
    components: { ...inputs, ...surfaces, ...feedback, ...navigation },
  });
}
