import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { OrderPlaced } from './OrderPlaced';
import type { OrderOutcome as Outcome } from './usePlaceOrder';
import { messages, outcomeMessages } from '../messages';

interface OrderProblemProps {
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

/** Confirmation of a placed order, or why it was not placed or is unconfirmed (product 9.9, 9.12). */
export function OrderOutcome({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'placed') return <OrderPlaced confirmation={outcome.confirmation} />;
  return <OrderProblem reason={outcome.kind === 'refused' ? outcome.reason : undefined} />;
}
