import { styled } from '@mui/material/styles';

/** Two columns on wide screens; the first field and an unpaired last field span both. */
export const EnquiryGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type, & > :last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
  },
}));
