import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BOOKING_ANCHOR, paths } from '@/lib/paths';
import { listMessages } from './listMessages';

/** Fills the last row after ten cards: two columns on wide screens, a full row on phones. */
const Cell = styled('li')(({ theme }) => ({
  gridColumn: 'span 2',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(5, 4),
  backgroundColor: theme.palette.sand.main,
}));

/** Last grid cell of a full page with the offer of a visit. */
export function VisitInvitation() {
  return (
    <Cell>
      <Typography variant="h3" component="p" sx={{ maxWidth: '18ch' }}>
        {listMessages.invitation}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '40ch' }}>
        {listMessages.invitationText}
      </Typography>
      <Button href={`${paths.home}#${BOOKING_ANCHOR}`} variant="outlined">
        {listMessages.book}
      </Button>
    </Cell>
  );
}
