import type { OrderDetail } from '@/contract/orders';

/** Payment statuses of an order that can be paid. */
const UNPAID: readonly string[] = ['pending', 'declined'];

/** Whether the server says that an order has to be paid (product 11.16); without a payment status it says nothing. */
export function isPaymentNeeded({
  paymentStatus,
  orderStatus,
}: Pick<OrderDetail, 'paymentStatus' | 'orderStatus'>): boolean {
  return orderStatus !== 'Cancelled' && UNPAID.includes(paymentStatus ?? '');
}
