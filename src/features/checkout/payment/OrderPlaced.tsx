import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { CheckIcon } from '@/components/icons';
import { shortOrderNumber } from '@/lib/shortOrderNumber';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { messages } from '../messages';
import type { Confirmation } from './usePlaceOrder';

function describePayment({ paymentUrl, isPaymentOpen }: Confirmation): string {
  if (paymentUrl === undefined) return messages.paymentLater;
  return isPaymentOpen ? messages.paymentOpened : messages.paymentBlocked;
}

/** Confirmation of a placed order with total and next steps (product 9.9). */
export function OrderPlaced({ confirmation }: { confirmation: Confirmation }) {
  const { orderId, total, currencySymbol, paymentUrl, isPaymentOpen } = confirmation;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2 }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        }}
      >
        <CheckIcon />
      </Box>
      <Typography
        ref={heading}
        variant="h2"
        tabIndex={-1}
        sx={{ outline: 'none', marginBlockStart: 1 }}
      >
        {messages.thanks}
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {orderId !== undefined && (
          <>
            {messages.order} <strong>{`#${shortOrderNumber(orderId)}`}</strong>
            {' · '}
          </>
        )}
        {messages.total} <strong>{formatMoney(total, currencySymbol)}</strong>
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
        {describePayment(confirmation)}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 2,
          marginBlockStart: 2,
        }}
      >
        {paymentUrl !== undefined && !isPaymentOpen && (
          <Button size="large" href={paymentUrl} target="_blank" rel="noopener noreferrer">
            {messages.continueToPayment}
          </Button>
        )}
        <Button href={paths.orders} size="large" variant="outlined">
          {messages.myOrders}
        </Button>
      </Box>
      {paymentUrl !== undefined && isPaymentOpen && (
        <Link href={paymentUrl} target="_blank" rel="noopener noreferrer" underline="always">
          {messages.openPaymentAgain}
        </Link>
      )}
    </Box>
  );
}
