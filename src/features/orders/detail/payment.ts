import type { OrderDetail } from '@/contract/orders';
import { messages } from '../messages';

/** Payment statuses that need no payment. */
const SETTLED: readonly string[] = ['paid', 'refundDue', 'refunded', 'cancelled'];

/** Label of a payment status; `undefined` when unknown. */
export function describePayment(status: string | undefined): string | undefined {
  if (status === undefined || status === '') return undefined;
  return Object.hasOwn(messages.paymentStatuses, status)
    ? messages.paymentStatuses[status]
    : status;
}

/** Whether the order still has to be paid. */
export function isUnpaid({
  paymentStatus,
  orderStatus,
}: Pick<OrderDetail, 'paymentStatus' | 'orderStatus'>): boolean {
  return orderStatus !== 'Cancelled' && !SETTLED.includes(paymentStatus ?? '');
}
