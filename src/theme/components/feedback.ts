import type { Components, Theme } from '@mui/material/styles';
import { colours } from '../tokens';

export const feedback: Components<Omit<Theme, 'components'>> = {
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rectangular' },
    styleOverrides: { root: { backgroundColor: colours.sand, borderRadius: 2 } },
  },
};
