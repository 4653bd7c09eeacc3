import type { OrdersTable, PaymentState, PaymentsTable } from '../db/orderTables.ts';

/** Payment status of an order. */
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

/** When an order was paid, if the shop keeps a payment: the time of its last change. */
export function paidAtOf(
  payments: readonly Pick<PaymentsTable, 'state' | 'updated_at'>[],
): string | undefined {
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
  order: Pick<OrdersTable, 'status'>,
  payments: readonly Pick<PaymentsTable, 'state' | 'provider'>[],
): boolean {
  const states = STATES_OF[paymentStatusOf(order, payments)];
  const deciding = payments.filter(({ state }) => states.includes(state));
  return deciding.length > 0 && deciding.every(({ provider }) => provider === 'sandbox');
}
