import type { Components, Theme } from '@mui/material/styles';
import { colours } from '../tokens';

const SOFT_SHADOW = '0 12px 40px rgba(42, 36, 29, 0.14)';

export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: { borderRadius: 2 } } },
  MuiDialog: {
    styleOverrides: { paper: { boxShadow: SOFT_SHADOW, padding: 8, borderRadius: 2 } },
  },
  MuiPopover: { styleOverrides: { paper: { boxShadow: SOFT_SHADOW } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBlockEnd: `1px solid ${colours.sandDark}`,
        '&::before': { display: 'none' },
      },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: colours.sandDark } } },
};
