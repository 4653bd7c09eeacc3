import { styled } from '@mui/material/styles';
import { beside, pairOrStack } from '@/theme/tokens';

/** Cards in 4, 3 or 2 columns. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: pairOrStack,
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(4),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: theme.spacing(3),
    rowGap: theme.spacing(6),
  },
  [beside]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
