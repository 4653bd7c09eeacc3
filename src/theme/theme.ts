import { createTheme, type Theme } from '@mui/material/styles';
import { dataDisplay } from './components/dataDisplay';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { rating } from './components/rating';
import { surfaces } from './components/surfaces';
import { palette } from './palette';
import { layout } from './tokens';
import { languages, type Language } from '@/lib/language';
import { typographyOf } from './typography';

/** Creates the MUI theme of the shop for a language, with its writing direction and typefaces. */
export function makeTheme(language: Language = 'en'): Theme {
  return createTheme({
    direction: languages[language].direction,
    palette,
    typography: typographyOf(language),
    shape: { borderRadius: 2 },
    spacing: 8,
    mixins: {
      toolbar: {
        minHeight: layout.topBarPhone,
        '@media (min-width: 900px)': { minHeight: layout.topBar },
      },
    },
    motion: { reducedMotion: 'system' },
    components: { ...inputs, ...rating, ...surfaces, ...feedback, ...navigation, ...dataDisplay },
  });
}
