import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

export interface PendingOpenedProps {
  /** Usual height of the part in px, so that what is below it moves when it is opened, not when it has loaded. */
  minHeight: number;
}

/** Progress while a part that the customer opened loads; `pending` of a `lazyPart`, or a skeleton in it. */
export function PendingOpened({ minHeight }: PendingOpenedProps) {
  const t = useTranslate();
  return (
    <Box sx={{ minHeight }}>
      <CircularProgress aria-label={t(messages.loading)} />
    </Box>
  );
}

/** Message when a part that the customer opened fails to load; `failed` of a `lazyPart`. */
export function FailedOpened() {
  const t = useTranslate();
  return <Typography role="alert">{t(messages.dialogFailed)}</Typography>;
}
