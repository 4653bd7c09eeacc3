import type { Clock } from '../clock.ts';
import type { Tx } from '../db/open.ts';
import type {
  OrdersTable,
  PaymentProviderName,
  PaymentState,
  PaymentsTable,
} from '../db/orderTables.ts';
import type { Log } from '../log.ts';
import { lockOrder, ownOf } from '../repositories/orders.ts';
import { findByReference, movePayment, paymentsOf } from '../repositories/payments.ts';
import type { PaymentReport } from './provider.ts';

interface SettleParts {
  clock: Clock;
  log: Log;
}

/** Where each word of a provider leads on from: a later one never undoes a better one. */
const LEADS_FROM = {
  expired: ['created', 'open'],
  declined: ['created', 'open', 'expired'],
  paid: ['created', 'open', 'expired', 'declined'],
  refunded: ['created', 'open', 'expired', 'declined', 'paid', 'refund_due'],
} as const satisfies Partial<Record<PaymentState, readonly PaymentState[]>>;

/** States of a payment whose money came, whatever became of it. */
const RECEIVED: readonly PaymentState[] = ['paid', 'refund_due', 'refunded'];

export function isReceived(payment: Pick<PaymentsTable, 'state'>): boolean {
  return RECEIVED.includes(payment.state);
}

function matches(payment: PaymentsTable, report: PaymentReport): boolean {
  return payment.amount_minor === report.amountMinor && payment.currency === report.currency;
}

/** Money of a cancelled order is due back, and so is all of an order but that of its first paid payment. */
export async function returnSurplus(
  trx: Tx,
  order: Pick<OrdersTable, 'id' | 'user_id' | 'status'>,
  now: Date,
): Promise<void> {
  const received = (await paymentsOf(trx, ownOf(order))).filter(isReceived);
  const surplus = order.status === 'Cancelled' ? received : received.slice(1);
  for (const { id } of surplus) {
    await movePayment(trx, { id, from: ['paid'], to: 'refund_due' }, now);
  }
}

/**
 * Takes down what a provider reports. The result does not depend on the order or number of reports: each payment
 * keeps the best word on it, and which money is due back follows from all of them together.
 */
export async function settlePayment(
  trx: Tx,
  { clock, log }: SettleParts,
  provider: PaymentProviderName,
  report: PaymentReport,
): Promise<void> {
  const now = clock.now();
  const payment = await findByReference(trx, provider, report.reference);
  const order = payment && (await lockOrder(trx, payment.order_id, now));
  const { outcome } = report;
  if (!payment || !order || outcome === 'open' || outcome === 'processing') return;
  const { id } = payment;
  const isAboutMoney = outcome === 'paid' || outcome === 'refunded';
  if (isAboutMoney && !matches(payment, report)) {
    log.error('A payment does not match its order and was not counted.', { payment: id });
    return;
  }
  await movePayment(trx, { id, from: LEADS_FROM[outcome], to: outcome }, now);
  await returnSurplus(trx, order, now);
}
