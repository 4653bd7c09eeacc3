import { createTheme, type Direction, type Theme } from '@mui/material/styles';
import { dataDisplay } from './components/dataDisplay';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { palette } from './palette';
import { layout } from './tokens';
import { typography } from './typography';

/** Creates the MUI theme of the shop for a writing direction. */
export function makeTheme(direction: Direction = 'ltr'): Theme {
  return createTheme({
    direction,
    palette,
    typography,
    shape: { borderRadius: 2 },
    spacing: 8,
    mixins: {
      toolbar: {
        minHeight: layout.topBarPhone,
        '@media (min-width: 900px)': { minHeight: layout.topBar },
      },
    },
    motion: { reducedMotion: 'system' },
    components: { ...inputs, ...surfaces, ...feedback, ...navigation, ...dataDisplay },
  });
}
