import type { OrdersTable, PaymentsTable } from '../db/orderTables.ts';

/** How the money of an order stands, in one word. */
export type PaymentStatus =
  'paid' | 'refundDue' | 'refunded' | 'cancelled' | 'declined' | 'pending';

export function paymentStatusOf(
  order: Pick<OrdersTable, 'status'>,
  payments: readonly Pick<PaymentsTable, 'state'>[],
): PaymentStatus {
  const has = (state: PaymentsTable['state']): boolean =>
    payments.some((payment) => payment.state === state);
  if (has('paid')) return 'paid';
  if (has('refund_due')) return 'refundDue';
  if (has('refunded')) return 'refunded';
  if (order.status === 'Cancelled') return 'cancelled';
  return payments.at(-1)?.state === 'declined' ? 'declined' : 'pending';
}
