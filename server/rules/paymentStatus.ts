import type { OrdersTable, PaymentState, PaymentsTable } from '../db/orderTables.ts';

/** Payment status of an order. */
export type PaymentStatus =
  'paid' | 'refundDue' | 'refunded' | 'cancelled' | 'declined' | 'pending';

/** A free remake needs no payment. */
type Payable = Pick<OrdersTable, 'status' | 'remake_of'>;

export function paymentStatusOf(
  order: Payable,
  payments: readonly Pick<PaymentsTable, 'state'>[],
): PaymentStatus {
  const has = (state: PaymentsTable['state']): boolean =>
    payments.some((payment) => payment.state === state);
  if (has('paid')) return 'paid';
  if (has('refund_due')) return 'refundDue';
  if (has('refunded')) return 'refunded';
  if (order.status === 'Cancelled') return 'cancelled';
  if (order.remake_of !== null) return 'paid';
  return payments.at(-1)?.state === 'declined' ? 'declined' : 'pending';
}

/** When an order was paid, if the shop keeps a payment: the time of its last change; a remake counts as paid when it is ordered. */
export function paidAtOf(
  order: Pick<OrdersTable, 'created_at' | 'remake_of'>,
  payments: readonly Pick<PaymentsTable, 'state' | 'updated_at'>[],
): string | undefined {
  if (order.remake_of !== null) return order.created_at;
  return payments.find(({ state }) => state === 'paid')?.updated_at;
}

/** Payment states that determine each status. */
const STATES_OF: Record<PaymentStatus, readonly PaymentState[]> = {
  paid: ['paid'],
  refundDue: ['refund_due'],
  refunded: ['refunded'],
  declined: ['declined'],
  pending: ['created', 'open'],
  cancelled: [],
};

/** Whether only sandbox payments determine the payment status, so that no money moved. */
export function isSandboxStatus(
  order: Payable,
  payments: readonly Pick<PaymentsTable, 'state' | 'provider'>[],
): boolean {
  const states = STATES_OF[paymentStatusOf(order, payments)];
  const deciding = payments.filter(({ state }) => states.includes(state));
  return deciding.length > 0 && deciding.every(({ provider }) => provider === 'sandbox');
}
