import type { Components, Theme } from '@mui/material/styles';
import { colours } from '../tokens';

export const feedback: Components<Omit<Theme, 'components'>> = {
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: {
        padding: 0,
        paddingInlineStart: 16,
        borderInlineStart: '3px solid',
        borderRadius: 0,
        font: 'inherit',
        variants: [
          {
            props: { severity: 'error' },
            style: {
              borderColor: colours.returnRed,
              backgroundColor: 'transparent',
              color: 'inherit',
            },
          },
          {
            props: { severity: 'info' },
            style: {
              borderColor: colours.goldInk,
              backgroundColor: 'transparent',
              color: 'inherit',
            },
          },
          {
            props: { severity: 'warning' },
            style: {
              borderColor: colours.gold,
              backgroundColor: 'transparent',
              color: 'inherit',
            },
          },
        ],
      },
      // Names of products and answers of the server may be one long word.
      message: { padding: 0, overflow: 'visible', overflowWrap: 'anywhere' },
    },
  },
  MuiCircularProgress: {
    // Animates only transforms.
    defaultProps: { disableShrink: true },
    styleOverrides: {
      root: {
        variants: [{ props: { color: 'primary' }, style: { color: colours.goldInk } }],
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, backgroundColor: colours.sand, printColorAdjust: 'exact' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rectangular' },
    styleOverrides: {
      root: { backgroundColor: colours.sand },
      rectangular: { borderRadius: 2 },
    },
  },
};
