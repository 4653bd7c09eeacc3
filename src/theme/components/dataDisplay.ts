import type { Components, Theme } from '@mui/material/styles';
import { colours } from '../tokens';

export const dataDisplay: Components<Omit<Theme, 'components'>> = {
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: theme.typography.h1.fontFamily,
        fontSize: '1.25rem',
        fontWeight: 600,
      }),
      colorDefault: { backgroundColor: colours.sand, color: colours.ink },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        // 18 px by default; grows with the font size.
        minWidth: '1.5em',
        height: '1.5em',
        borderRadius: '0.75em',
        paddingInline: '0.4em',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
      },
      // MUI only scales it to zero, so the previous number would still count as visible text of the button.
      invisible: { visibility: 'hidden' },
    },
  },
  // Cut at the edge of the paper otherwise, and never divided between pages.
  MuiTableContainer: { styleOverrides: { root: { '@media print': { overflow: 'visible' } } } },
  // MUI aligns cells physically, so Arabic columns would start at the wrong side.
  MuiTableCell: {
    styleOverrides: { root: { textAlign: 'start' } },
    variants: [
      { props: { align: 'left' }, style: { textAlign: 'start' } },
      { props: { align: 'right' }, style: { textAlign: 'end' } },
    ],
  },
};
