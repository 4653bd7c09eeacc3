import { styled } from '@mui/material/styles';
import { layout } from '@/theme/tokens';

/** The column in which the content of every screen stands. */
export const Container = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: layout.container,
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  // The margins are the paper's.
  '@media print': { maxWidth: 'none', paddingInline: 0 },
}));
