import { styled } from '@mui/material/styles';
import { fluid, pairOrStack } from '@/theme/tokens';

/** Product grid with four, three or two columns. */
export const ProductGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: pairOrStack,
  columnGap: fluid(12, 32),
  rowGap: fluid(32, 64),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
