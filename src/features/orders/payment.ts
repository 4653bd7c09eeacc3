import type { OrderDetail, PaymentType } from '@/contract/orders';

const STATUS_WORDS: Readonly<Record<string, string | undefined>> = {
  paid: 'Paid',
  pending: 'Not paid yet',
  declined: 'Payment declined. You can try again.',
  refundDue: 'Refund on its way, 3-4 business days',
  cancelled: 'Cancelled, nothing was charged',
};

const TYPE_WORDS: Readonly<Record<PaymentType, string>> = {
  stripe: 'Card (Stripe)',
  paypal: 'PayPal',
};

/** States in which there is nothing to pay. */
const SETTLED: readonly string[] = ['paid', 'refundDue', 'refunded', 'cancelled'];

/** How the money of an order stands, in words; `undefined` when the server does not say. */
export function describePayment(status: string | undefined): string | undefined {
  return status === undefined || status === '' ? undefined : (STATUS_WORDS[status] ?? status);
}

export function describePaymentType(type: PaymentType): string {
  return TYPE_WORDS[type];
}

/** Whether the order waits for its payment. */
export function isUnpaid({
  paymentStatus,
  orderStatus,
}: Pick<OrderDetail, 'paymentStatus' | 'orderStatus'>): boolean {
  return orderStatus !== 'Cancelled' && !SETTLED.includes(paymentStatus ?? '');
}
