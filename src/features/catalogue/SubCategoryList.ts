import { styled } from '@mui/material/styles';
import { pairOrStack } from '@/theme/tokens';

/** Grid with two columns, three on wide screens; on small ones without descriptions. */
export const SubCategoryList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: pairOrStack,
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { '& .description': { display: 'none' } },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(3),
    rowGap: theme.spacing(6),
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
    rowGap: theme.spacing(9),
  },
}));
