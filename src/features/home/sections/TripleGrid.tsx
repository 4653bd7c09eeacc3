import { styled } from '@mui/material/styles';

/** Three columns of large cards; stacked on phones. */
export const TripleGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(3),
  },
}));
