import { styled } from '@mui/material/styles';
import { SubCategoryList } from './SubCategoryList';

/** Cards that lead, larger than the others. */
export const LARGE_COUNT = 2;

/** As the sub-categories, but two large cards lead and the others follow three to a row. */
export const CategoryList = styled(SubCategoryList)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    [`& > li:nth-of-type(-n + ${LARGE_COUNT})`]: { gridColumn: 'span 3' },
  },
}));
