import { styled } from '@mui/material/styles';
import { layout } from '@/theme/tokens';

/** Width of the column with the names of the rows on phones, at most a third with large text. */
const NAMES = 'min(5.75rem, 30vw)';
/** Width of a product on phones. */
const PRODUCT = '8rem';

/** Scrolls sideways on phones, so that the page does not; products snap beside the names of the rows. */
export const CompareFrame = styled('div')(({ theme }) => ({
  // Contains the visually hidden texts, which would widen the page.
  position: 'relative',
  [theme.breakpoints.down('md')]: {
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInlineStart: NAMES,
  },
  '@media print': { overflow: 'visible' },
}));

/** Table with a column for each product; names of rows and, on wide screens, of products stay in view. */
export const CompareGrid = styled('table')<{ 'data-count': number }>(
  ({ theme, 'data-count': count }) => ({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.9375rem',
    '& th, & td': {
      padding: theme.spacing(1.25, 1),
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& thead th': { fontWeight: 500 },
    '& thead tr:last-of-type > *, & tbody > tr > *': {
      borderBlockEnd: `1px solid ${theme.palette.divider}`,
    },
    '& thead td:not(:first-of-type)': { scrollSnapAlign: 'start' },
    // The column with the names of the rows.
    '& tr > :first-of-type:not([data-product])': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      width: '11rem',
      paddingInlineStart: 0,
      backgroundColor: theme.palette.background.default,
      color: theme.palette.text.secondary,
      fontWeight: 400,
    },
    [theme.breakpoints.down('md')]: {
      minWidth: `calc(${NAMES} + ${count} * ${PRODUCT})`,
      '& tr > :first-of-type:not([data-product])': { width: NAMES },
    },
    [theme.breakpoints.up('md')]: {
      '& thead tr:last-of-type > *': {
        position: 'sticky',
        insetBlockStart: layout.topBar,
        zIndex: 2,
        backgroundColor: theme.palette.background.default,
      },
    },
    '@media print': {
      minWidth: 0,
      fontSize: '0.8125rem',
      '& th, & td': { paddingBlock: 5 },
      '& tr > :first-of-type, & thead tr:last-of-type > *': {
        position: 'static',
        backgroundColor: 'transparent',
      },
    },
  }),
);
