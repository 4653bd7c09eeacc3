import { styled } from '@mui/material/styles';
import { SubCategoryList } from './SubCategoryList';

/** Number of large cards at the start. */
export const LARGE_COUNT = 2;

/** Two large cards, then three per row. */
export const CategoryList = styled(SubCategoryList)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    [`& > li:nth-of-type(-n + ${LARGE_COUNT})`]: { gridColumn: 'span 3' },
  },
}));
