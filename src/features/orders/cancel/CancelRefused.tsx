import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

/** Shown when the order status changed, so that it can no longer be cancelled. */
export function CancelRefused({ reason }: { reason: string }) {
  const t = useTranslate();
  return (
    <Alert severity="error">
      <Typography sx={{ fontWeight: 500 }}>{reason}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(messages.cancelRefusedHelp)}
      </Typography>
    </Alert>
  );
}
