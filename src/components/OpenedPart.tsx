import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

/** Progress while a part that the customer opened loads; `pending` of a `lazyPart`. */
export function PendingOpened() {
  const t = useTranslate();
  return <CircularProgress aria-label={t(messages.loading)} />;
}

/** Message when a part that the customer opened fails to load; `failed` of a `lazyPart`. */
export function FailedOpened() {
  const t = useTranslate();
  return <Typography role="alert">{t(messages.dialogFailed)}</Typography>;
}
