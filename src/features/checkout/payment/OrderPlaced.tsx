import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { CheckIcon } from '@/components/icons';
import type { Message } from '@/i18n/message';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { shortOrderNumber } from '@/lib/shortOrderNumber';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { messages, summaryMessages, outcomeMessages } from '../messages';
import { useOrderPayment, type OrderPayment } from './useOrderPayment';
import type { Confirmation } from './usePlaceOrder';

const PAYMENT_TEXTS: Readonly<Record<OrderPayment['state'], Message>> = {
  later: messages.paymentLater,
  unpaid: outcomeMessages.paymentMissing,
  opened: outcomeMessages.paymentOpened,
  blocked: outcomeMessages.paymentBlocked,
  declined: outcomeMessages.paymentDeclined,
  paid: outcomeMessages.paidHelp,
};

/** Heading of an order that is not paid yet; only a paid one is thanked for (product 9.9). */
const HEADINGS: Readonly<Record<Exclude<OrderPayment['state'], 'paid' | 'later'>, Message>> = {
  unpaid: outcomeMessages.paymentNeeded,
  opened: outcomeMessages.paymentIsNext,
  blocked: outcomeMessages.paymentIsNext,
  declined: outcomeMessages.paymentNeeded,
};

/** Confirmation of a placed order with total, payment and next steps (product 9.9, 9.10). */
export function OrderPlaced({ confirmation }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const language = useLanguage();
  const { orderId, total, currencySymbol } = confirmation;
  const { state, url } = useOrderPayment(confirmation);
  const isThanks = state === 'paid' || state === 'later';
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2 }}>
      {isThanks && (
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
      )}
      <Typography
        ref={heading}
        variant="h2"
        tabIndex={-1}
        sx={{ '&:focus-visible': { outline: 'none' }, marginBlockStart: 1 }}
      >
        {t(state === 'paid' || state === 'later' ? messages.thanks : HEADINGS[state])}
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {orderId !== undefined && (
          <>
            <span>{t(outcomeMessages.order)}</span>
            <strong>
              <bdi>{shortOrderNumber(orderId)}</bdi>
            </strong>
            <span>{' · '}</span>
          </>
        )}
        <span>{t(summaryMessages.total)}</span>{' '}
        <strong>{formatMoney(total, currencySymbol, language)}</strong>
      </Typography>
      <Box role="status" sx={{ maxWidth: '52ch' }}>
        {state === 'paid' && (
          <Typography color="success" sx={{ fontWeight: 500 }}>
            {t(outcomeMessages.paid)}
          </Typography>
        )}
        <Typography color="textSecondary">{t(PAYMENT_TEXTS[state])}</Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 2,
          marginBlockStart: 2,
        }}
      >
        {url !== undefined && state !== 'opened' && (
          <Button size="large" href={url} target="_blank" rel="noopener noreferrer">
            {t(outcomeMessages.continueToPayment)}
          </Button>
        )}
        <Button href={paths.orders} size="large" variant="outlined">
          {t(messages.myOrders)}
        </Button>
      </Box>
      {url !== undefined && state === 'opened' && (
        <Link href={url} target="_blank" rel="noopener noreferrer" underline="always">
          {t(outcomeMessages.openPaymentAgain)}
        </Link>
      )}
    </Box>
  );
}
