import { styled } from '@mui/material/styles';

/** Lays the fields out: the name over the whole width, the rest in pairs where there is room. */
export const EnquiryGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));
