import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { messages, outcomeMessages } from '../messages';

export interface OrderProblemProps {
  /** Error message of the server; absent when the outcome is unknown. */
  reason?: string;
}

/** Explains a failed or unknown order outcome and the next steps. */
export function OrderProblem({ reason }: OrderProblemProps) {
  const t = useTranslate();
  return (
    <Alert severity="error">
      {reason !== undefined ? (
        <Typography>{reason}</Typography>
      ) : (
        <>
          <Typography sx={{ fontWeight: 500 }}>
            <span>{t(messages.unconfirmed)}</span>{' '}
            <Link href={paths.orders} underline="always">
              {t(outcomeMessages.checkMyOrders)}
            </Link>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
            {t(messages.unconfirmedHelp)}
          </Typography>
        </>
      )}
    </Alert>
  );
}
