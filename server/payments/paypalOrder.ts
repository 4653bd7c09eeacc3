import type { Order, OrdersCapture } from '@paypal/paypal-server-sdk';
import type { PaymentReport } from './provider.ts';

/** Peg of the dirham to the dollar; PayPal does not support dirhams. */
export const AED_PER_USD = 3.6725;
export const PAYPAL_CURRENCY = 'USD';

/** Converts fils to US cents at the peg, to the nearest cent. */
export function toUsdMinor(filsMinor: number): number {
  return Math.round(filsMinor / AED_PER_USD);
}

function toMinor(value: string | undefined): number {
  return Math.round(Number(value ?? 0) * 100);
}

/** Outcomes of capture statuses, by precedence among the captures of an order. */
const CAPTURE_OUTCOMES: readonly [status: string, outcome: PaymentReport['outcome']][] = [
  ['REFUNDED', 'refunded'],
  ['COMPLETED', 'paid'],
  ['PARTIALLY_REFUNDED', 'paid'],
  ['PENDING', 'processing'],
  ['DECLINED', 'declined'],
  ['FAILED', 'declined'],
];

function capturesOf(order: Order): OrdersCapture[] {
  return order.purchaseUnits?.[0]?.payments?.captures ?? [];
}

/** The capture with the outcome of the highest precedence. */
export function captureOf(order: Order): OrdersCapture | undefined {
  for (const [status] of CAPTURE_OUTCOMES) {
    const found = capturesOf(order).find((capture) => String(capture.status) === status);
    if (found) return found;
  }
  return undefined;
}

function outcomeOf(order: Order): PaymentReport['outcome'] {
  const captured: string | undefined = captureOf(order)?.status;
  const known = CAPTURE_OUTCOMES.find(([status]) => status === captured);
  if (known) return known[1];
  const status: string | undefined = order.status;
  return status === 'VOIDED' ? 'expired' : 'open';
}

/** Converts a PayPal order to a report, with the captured amount if there is one. */
export function reportOfOrder(reference: string, order: Order): PaymentReport {
  const amount = captureOf(order)?.amount ?? order.purchaseUnits?.[0]?.amount;
  return {
    reference,
    outcome: outcomeOf(order),
    amountMinor: toMinor(amount?.value),
    currency: amount?.currencyCode ?? '',
  };
}

/** URL on which the customer approves the payment. */
export function approvalUrlOf(order: Order): string | undefined {
  return order.links?.find((link) => link.rel === 'payer-action' || link.rel === 'approve')?.href;
}
