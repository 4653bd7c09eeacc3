import { styled } from '@mui/material/styles';

/** Definition list in rows: term beside value, with hairlines. */
export const FactRows = styled('dl')(({ theme }) => ({
  margin: 0,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  fontSize: '0.9375rem',
  '& div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7.5rem) minmax(60%, 1fr)',
    gap: 16,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
  },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
