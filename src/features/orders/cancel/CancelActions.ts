import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';

/** Buttons of the cancel dialog; on phones they fill the width. */
export const CancelActions = styled(DialogActions)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0, 3, 3),
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}));
