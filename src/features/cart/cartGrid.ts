import { styled } from '@mui/material/styles';

/** Container width from which each value has its own column. */
const WIDE_PX = 800;
const WIDE = `@container cart (min-width: ${WIDE_PX}px)`;
const NARROW = `@container cart (max-width: ${WIDE_PX - 0.02}px)`;
/** Below this width, quantity and total move under the image: `99 panels` and six digits need 414 px. */
const SLIM = '@container cart (max-width: 419.98px)';
/** With text of twice the size on a phone, the total does not fit beside the quantity. */
const STACKED = '@container cart (max-width: 14rem)';

/** Container for container queries, so that the rows fit the page, the panel and phones. */
export const CartGrid = styled('div')({ containerType: 'inline-size', containerName: 'cart' });

/** Grid of the cart; `data-area` sets the grid area of a cell. */
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
    [STACKED]: {
      gridTemplateAreas:
        '"picture name name remove" "picture price price price" "quantity quantity quantity quantity" "total total total total"',
    },
    [WIDE]: {
      // Fits `99 panels`, and a price of six digits with two decimals.
      gridTemplateColumns: '112px minmax(0, 1fr) 132px 168px 132px 44px',
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
    '& bdi, & span': { whiteSpace: 'nowrap' },
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
