import type { Components, Theme } from '@mui/material/styles';
import { LinkBehavior } from '../LinkBehavior';
import { colours, motion } from '../tokens';
import { focusRing } from './inputs';

const TOUCH_TARGET = { minWidth: 44, height: 44 } as const;

export const navigation: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      // Keeps focused elements clear of the bars at the top and bottom of small screens.
      html: { scrollPaddingBlock: '96px 72px', WebkitTextSizeAdjust: '100%' },
      body: { overflowX: 'clip', overflowWrap: 'break-word' },
      // Browsers give buttons a system font by default.
      button: { fontFamily: 'inherit' },
      'a, button, [tabindex]': { '&:focus-visible': focusRing },
      // Only code and links to an anchor focus them, so that Tab continues there: a ring would look like a stray line.
      ':where(main, section, div, li)[tabindex="-1"]:focus-visible': { outline: 'none' },
      'img, video': { maxWidth: '100%' },
      'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
      '::selection': { backgroundColor: colours.goldLight },
      '::view-transition-group(*)': { animationDuration: `${motion.quick}ms` },
      // The new screen can be used during the animation.
      '::view-transition': { pointerEvents: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      // In the styles of all pages: a page that adds and removes a style sheet costs a slow phone 2 ms when it is left.
      '@media print': {
        '.MuiAppBar-root, nav, .no-print, .MuiButton-root': { display: 'none !important' },
        // Body text of 10 pt.
        html: { fontSize: '13px' },
        body: { backgroundColor: 'transparent' },
        // Their space at the end would take an empty page.
        main: { minHeight: '0 !important' },
        'main > .MuiContainer-root': { paddingBlock: 0 },
        'main h1, main h2, main h3': { breakAfter: 'avoid' },
        'main img, main blockquote, main tr, main li, main aside': { breakInside: 'avoid' },
        '@page': { margin: '18mm' },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundColor: colours.ivory },
      // MUI mirrors the animation for right-to-left, but not the position.
      anchorLeft: { '& > .MuiDrawer-paper': { insetInline: '0 auto' } },
    },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0, position: 'sticky' },
    styleOverrides: {
      root: {
        backgroundColor: colours.ivory,
        borderBlockEnd: `1px solid ${colours.sandDark}`,
        '@media print': { display: 'none' },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, color: 'inherit' }),
      // One line on phones: a long name of the page is truncated, links to other pages wrap, within a word only where it is wider than the line.
      li: ({ theme }) => ({
        overflowWrap: 'anywhere',
        '& > *': { display: 'block' },
        [theme.breakpoints.down('md')]: {
          '&:last-child': { flex: '1 1 6rem', minWidth: 0 },
          '&:last-child > *': {
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { component: LinkBehavior, color: 'inherit', underline: 'hover' },
    styleOverrides: {
      underlineHover: { '@media (hover: none)': { '&:hover': { textDecoration: 'none' } } },
    },
  },
  MuiPagination: {
    defaultProps: { color: 'primary', shape: 'rounded' },
    styleOverrides: { ul: { justifyContent: 'center', marginBlockStart: 48 } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      page: {
        ...TOUCH_TARGET,
        // `primary.dark`, the default, has too little contrast with the text.
        '&.Mui-selected.Mui-focusVisible': { backgroundColor: colours.goldLight },
        '@media (hover: hover)': { '&.Mui-selected:hover': { backgroundColor: colours.goldLight } },
      },
      previousNext: TOUCH_TARGET,
    },
  },
};
