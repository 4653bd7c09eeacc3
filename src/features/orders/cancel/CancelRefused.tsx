import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { messages } from '../messages';

/** Why an order could not be cancelled: it has moved on while its page was open. */
export function CancelRefused({ reason }: { reason: string }) {
  return (
    <Alert severity="error">
      <Typography sx={{ fontWeight: 500 }}>{reason}</Typography>
      <Typography variant="body2" color="textSecondary">
        {messages.cancelRefusedHelp}
      </Typography>
    </Alert>
  );
}
