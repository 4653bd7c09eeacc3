import { styled } from '@mui/material/styles';
import { pairOrStack } from '@/theme/tokens';

/** Two columns; on phones for date and time only. On wide screens the first field and an unpaired last field span both. */
export const EnquiryGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: pairOrStack,
    '& > :not(:nth-of-type(4), :nth-of-type(5))': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type, & > :last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
  },
}));
