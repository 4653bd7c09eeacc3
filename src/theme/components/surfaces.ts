import { alpha, type Components, type Theme } from '@mui/material/styles';
import { colours, easeOut, layout, motion } from '../tokens';

const SOFT_SHADOW = `0 12px 40px ${alpha(colours.night, 0.14)}`;

export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBlockEnd: `1px solid ${colours.sandDark}`,
        '&:first-of-type': { borderBlockStart: `1px solid ${colours.sandDark}` },
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: 0, paddingBlockEnd: 32 } } },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 64,
        padding: 0,
        gap: 24,
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      },
      content: ({ theme }) => ({
        margin: 0,
        paddingBlock: 20,
        fontFamily: theme.typography.h1.fontFamily,
        fontWeight: 600,
        fontSize: 'clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)',
        lineHeight: 1.25,
        overflowWrap: 'anywhere',
      }),
      expandIconWrapper: {
        color: colours.goldInk,
        transition: `transform ${motion.settle}ms ${easeOut}`,
        // Turns the plus into a cross.
        '&.Mui-expanded': { transform: 'rotate(45deg)' },
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: {
        maxWidth: layout.container,
        '@media print': { maxWidth: 'none', paddingInline: 0 },
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiDialog: {
    styleOverrides: { paper: { boxShadow: SOFT_SHADOW, padding: 8, borderRadius: 2 } },
  },
  MuiPopover: { styleOverrides: { paper: { boxShadow: SOFT_SHADOW } } },
};
