import { styled } from '@mui/material/styles';

/** Width of the list, in px, from which it is set as a table with a column for each value. */
const WIDE_PX = 760;
const WIDE = `@container cart (min-width: ${WIDE_PX}px)`;
const NARROW = `@container cart (max-width: ${WIDE_PX - 0.02}px)`;
/** Below this the total has no room beside the quantity unless both stand under the picture. */
const SLIM = '@container cart (max-width: 379.98px)';

/** Measures itself, so that the same rows fit the page, the panel and a phone. */
export const CartGrid = styled('div')({ containerType: 'inline-size', containerName: 'cart' });

/** The grid of the cart; each cell goes to the place that its `data-area` names. */
export const CartGridTable = styled('table')(({ theme }) => ({
  display: 'block',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(2.5),
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
    gridTemplateColumns: '88px auto minmax(0, 1fr) 44px',
    gridTemplateAreas:
      '"picture name name remove" "picture price price price" "picture quantity total total"',
    [SLIM]: {
      gridTemplateAreas:
        '"picture name name remove" "picture price price price" "quantity quantity total total"',
    },
    [WIDE]: {
      // A price of six digits fits with its fils.
      gridTemplateColumns: '112px minmax(0, 1fr) 132px 130px 132px 44px',
      gridTemplateAreas: '"picture name price quantity total remove"',
    },
  },
  '& tbody tr:last-of-type': { [NARROW]: { borderBlockEnd: 0 } },
  '& thead tr': {
    ...theme.typography.overline,
    color: theme.palette.text.secondary,
    paddingBlock: theme.spacing(0, 1.5),
    [NARROW]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  '& th, & td': { padding: 0, fontWeight: 'inherit', textAlign: 'start', minWidth: 0 },
  '& [data-area=picture]': { gridArea: 'picture', alignSelf: 'start' },
  '& [data-area=name]': { gridArea: 'name' },
  '& [data-area=price]': {
    gridArea: 'price',
    color: theme.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& [data-area=quantity]': {
    gridArea: 'quantity',
    [NARROW]: { marginBlockStart: theme.spacing(1.5) },
  },
  '& [data-area=total]': {
    gridArea: 'total',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    [NARROW]: { marginBlockStart: theme.spacing(1.5) },
  },
  '& [data-area=remove]': {
    gridArea: 'remove',
    justifySelf: 'end',
    [NARROW]: { alignSelf: 'start', marginBlockStart: theme.spacing(-1), marginInlineEnd: -10 },
  },
}));
