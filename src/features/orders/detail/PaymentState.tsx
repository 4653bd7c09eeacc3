import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIsClient } from '@/hooks/useIsClient';
import type { OrderDetail } from '@/contract/orders';
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
  const isClient = useIsClient();
  const status = describePayment(order);
  const url =
    isClient && isUnpaid(order)
      ? safePaymentUrl(order.paymentUrl, window.location.origin)
      : undefined;
  const facts = [
    { label: messages.paymentMethod, value: messages.paymentTypes[order.paymentType] },
    ...(status === undefined ? [] : [{ label: messages.paymentStatus, value: status }]),
  ];
  return (
    <>
      <FactList facts={facts} />
      {url !== undefined && (
        <Box className="no-print" sx={{ marginBlockStart: 2 }}>
          <Button href={url} target="_blank" rel="noopener noreferrer" fullWidth>
            {messages.continueToPayment}
          </Button>
        </Box>
      )}
    </>
  );
}
