import type { OrderDetail } from '@/contract/orders';
import { messages } from './messages';

/** States in which there is nothing to pay. */
const SETTLED: readonly string[] = ['paid', 'refundDue', 'refunded', 'cancelled'];

/** How the money of an order stands, in words; `undefined` when the server does not say. */
export function describePayment(status: string | undefined): string | undefined {
  if (status === undefined || status === '') return undefined;
  return Object.hasOwn(messages.paymentStatuses, status)
    ? messages.paymentStatuses[status]
    : status;
}

/** Whether the order waits for its payment. */
export function isUnpaid({
  paymentStatus,
  orderStatus,
}: Pick<OrderDetail, 'paymentStatus' | 'orderStatus'>): boolean {
  return orderStatus !== 'Cancelled' && !SETTLED.includes(paymentStatus ?? '');
}
