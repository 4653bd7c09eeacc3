import { styled } from '@mui/material/styles';

/** Two columns for description and benefits; stacked on small screens. */
export const StoryColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(7),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
  },
  [theme.breakpoints.up('lg')]: { columnGap: theme.spacing(12) },
}));
