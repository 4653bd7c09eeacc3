import { styled } from '@mui/material/styles';

/** Grid with one, two or three columns. */
export const SubCategoryList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  rowGap: theme.spacing(6),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
    rowGap: theme.spacing(9),
  },
}));
