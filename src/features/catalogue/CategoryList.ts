import { styled } from '@mui/material/styles';

/** Cards that lead, larger than the others. */
export const LARGE_COUNT = 2;

/** Two large cards lead, the others follow three to a row. */
export const CategoryList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  rowGap: theme.spacing(6),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
    rowGap: theme.spacing(9),
    '& > li': { gridColumn: 'span 2' },
    [`& > li:nth-of-type(-n + ${LARGE_COUNT})`]: { gridColumn: 'span 3' },
  },
}));
