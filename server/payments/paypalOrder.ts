import type { Order } from '@paypal/paypal-server-sdk';
import type { PaymentReport } from './provider.ts';

/** The dirham is pegged to the dollar: 1 USD = 3.6725 AED. PayPal takes no dirhams. */
export const AED_PER_USD = 3.6725;
export const PAYPAL_CURRENCY = 'USD';

/** An amount in fils as US cents at the peg, to the nearest cent. */
export function toUsdMinor(filsMinor: number): number {
  return Math.round(filsMinor / AED_PER_USD);
}

function toMinor(value: string | undefined): number {
  return Math.round(Number(value ?? 0) * 100);
}

function outcomeOf(order: Order): PaymentReport['outcome'] {
  const captured: string | undefined = order.purchaseUnits?.[0]?.payments?.captures?.[0]?.status;
  if (captured === 'COMPLETED') return 'paid';
  if (captured === 'DECLINED' || captured === 'FAILED') return 'declined';
  const status: string | undefined = order.status;
  return status === 'VOIDED' ? 'expired' : 'open';
}

/** What PayPal's order says about our payment: the captured amount once there is one. */
export function reportOfOrder(reference: string, order: Order): PaymentReport {
  const unit = order.purchaseUnits?.[0];
  const amount = unit?.payments?.captures?.[0]?.amount ?? unit?.amount;
  return {
    reference,
    outcome: outcomeOf(order),
    amountMinor: toMinor(amount?.value),
    currency: amount?.currencyCode ?? '',
  };
}

/** The page on which the customer agrees to pay. */
export function approvalUrlOf(order: Order): string | undefined {
  return order.links?.find((link) => link.rel === 'payer-action' || link.rel === 'approve')?.href;
}
