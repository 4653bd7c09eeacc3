import type { Components, Theme } from '@mui/material/styles';
import { emptyStar, filledStar } from '../starIcons';
import { colours } from '../tokens';
import { focusRing } from './inputs';

export const rating: Components<Omit<Theme, 'components'>> = {
  MuiRating: {
    defaultProps: { icon: filledStar, emptyIcon: emptyStar },
    styleOverrides: {
      // Without it the cut star of a decimal rating lies outside in right-to-left.
      root: {
        textAlign: 'start',
        isolation: 'isolate',
        '&.Mui-focusVisible .MuiRating-iconActive': focusRing,
      },
      // A half star is a whole one in a box of half its width.
      icon: { '& > svg': { flexShrink: 0 } },
      // With focus it lies over all stars, where it would take the press that is meant for one of them: here behind them, as a ring
      // around them.
      labelEmptyValueActive: {
        zIndex: -1,
        inset: -4,
        width: 'auto',
        ...focusRing,
        outlineOffset: -2,
      },
      iconFilled: { color: colours.gold },
      iconEmpty: { color: colours.taupe },
    },
  },
};
