import type { Components, Theme } from '@mui/material/styles';

const SOFT_SHADOW = '0 12px 40px rgba(42, 36, 29, 0.14)';

export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiDialog: {
    styleOverrides: { paper: { boxShadow: SOFT_SHADOW, padding: 8, borderRadius: 2 } },
  },
  MuiPopover: { styleOverrides: { paper: { boxShadow: SOFT_SHADOW } } },
};
