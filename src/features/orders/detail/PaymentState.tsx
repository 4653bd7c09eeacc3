import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIsClient } from '@/hooks/useIsClient';
import type { OrderDetail } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { safePaymentUrl } from '@/lib/paymentUrl';
import { FactList } from './FactList';
import { messages } from '../messages';
import { describePayment, isUnpaid } from './payment';

export interface PaymentStateProps {
  order: Pick<
    OrderDetail,
    'paymentType' | 'paymentStatus' | 'paymentUrl' | 'orderStatus' | 'statusHistory'
  >;
}

/** Payment type and status; links to the payment page while unpaid (product 11.10). */
export function PaymentState({ order }: PaymentStateProps) {
  const t = useTranslate();
  const isClient = useIsClient();
  const status = describePayment(t, order);
  const url =
    isClient && isUnpaid(order)
      ? safePaymentUrl(order.paymentUrl, window.location.origin)
      : undefined;
  const facts = [
    { label: t(messages.paymentMethod), value: t(messages.paymentTypes[order.paymentType]) },
    ...(status === undefined ? [] : [{ label: t(messages.paymentStatus), value: status }]),
  ];
  return (
    <>
      <FactList facts={facts} />
      {url !== undefined && (
        <Box className="no-print" sx={{ marginBlockStart: 2 }}>
          <Button href={url} target="_blank" rel="noopener noreferrer" fullWidth>
            {t(messages.continueToPayment)}
          </Button>
        </Box>
      )}
    </>
  );
}
