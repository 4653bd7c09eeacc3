import { styled } from '@mui/material/styles';
import { fluid, pairOrStack } from '@/theme/tokens';

/** Row of four product cards; two columns on small screens. */
export const ProductRow = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: fluid(12, 32),
  rowGap: 40,
  gridTemplateColumns: pairOrStack,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
