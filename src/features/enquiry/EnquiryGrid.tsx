import { styled } from '@mui/material/styles';

/** Lays the fields out: in pairs where there is room, the first and one without a partner over the whole width. */
export const EnquiryGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type, & > :last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
  },
}));
