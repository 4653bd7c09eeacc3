import type { PaymentType } from '../../src/contract/orders.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/open.ts';
import type {
  OrdersTable,
  PaymentProviderName,
  PaymentState,
  PaymentsTable,
} from '../db/orderTables.ts';
import type { Log } from '../log.ts';
import { lockOrder } from '../repositories/orders.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { findByReference, movePayment, paymentsOf } from '../repositories/payments.ts';
import type { PaymentProvider, PaymentReport } from './provider.ts';

interface SettleParts {
  clock: Clock;
  log: Log;
  providers: Partial<Record<PaymentType, Pick<PaymentProvider, 'name'>>>;
  issueInvoices: (trx: Tx, order: OrdersTable, now: Date) => Promise<void>;
  mailRefund: (trx: Tx, order: OrdersTable, payment: PaymentsTable) => Promise<void>;
}

/** States that each outcome may replace, so that a late report never undoes a better one. */
const REPLACEABLE_STATES = {
  expired: ['created', 'open', 'expire_due'],
  declined: ['created', 'open', 'expire_due', 'expired'],
  paid: ['created', 'open', 'expire_due', 'expired', 'declined'],
  refunded: ['created', 'open', 'expire_due', 'expired', 'declined', 'paid', 'refund_due'],
} as const satisfies Partial<Record<PaymentState, readonly PaymentState[]>>;

/** States of a received payment, refunded or not. */
const RECEIVED: readonly PaymentState[] = ['paid', 'refund_due', 'refunded'];

export function isReceived(payment: Pick<PaymentsTable, 'state'>): boolean {
  return RECEIVED.includes(payment.state);
}

function matches(payment: PaymentsTable, report: PaymentReport): boolean {
  return payment.amount_minor === report.amountMinor && payment.currency === report.currency;
}

/** Sorts sandbox payments last, so that none causes the refund of a real one. */
function sandboxLast(payments: readonly PaymentsTable[]): PaymentsTable[] {
  const isSandbox = ({ provider }: PaymentsTable): boolean => provider === 'sandbox';
  return payments.toSorted((one, other) => Number(isSandbox(one)) - Number(isSandbox(other)));
}

/** Marks surplus payments for refund: all of a cancelled order, all but the first of others. */
export async function refundSurplus(
  trx: Tx,
  order: Pick<OrdersTable, 'id' | 'user_id' | 'status'>,
  now: Date,
): Promise<void> {
  const received = sandboxLast(await paymentsOf(trx, ownOf(order))).filter(isReceived);
  const surplus = order.status === 'Cancelled' ? received : received.slice(1);
  for (const { id } of surplus) {
    await movePayment(trx, { id, from: ['paid'], to: 'refund_due' }, now);
  }
}

/**
 * Records a provider's report. The result does not depend on the order or number of reports.
 * Ignores providers that are not configured, e.g. the sandbox after the shop went live.
 */
export async function settlePayment(
  trx: Tx,
  { clock, log, providers, issueInvoices, mailRefund }: SettleParts,
  provider: PaymentProviderName,
  report: PaymentReport,
): Promise<void> {
  if (!Object.values(providers).some(({ name }) => name === provider)) {
    log.error('A payment report was ignored: its provider is not configured.', { provider });
    return;
  }
  const now = clock.now();
  const payment = await findByReference(trx, provider, report.reference);
  const order = payment && (await lockOrder(trx, payment.order_id, now));
  const { outcome } = report;
  if (!payment || !order || outcome === 'open' || outcome === 'processing') return;
  const { id } = payment;
  const movesMoney = outcome === 'paid' || outcome === 'refunded';
  if (movesMoney && !matches(payment, report)) {
    log.error('A payment does not match its order and was ignored.', { payment: id });
    return;
  }
  // A refund in the provider's console leaves another state; its receipt is mailed with the invoices.
  const isDueRefund =
    outcome === 'refunded' &&
    (await movePayment(trx, { id, from: ['refund_due'], to: outcome }, now));
  if (isDueRefund) await mailRefund(trx, order, payment);
  await movePayment(trx, { id, from: REPLACEABLE_STATES[outcome], to: outcome }, now);
  await refundSurplus(trx, order, now);
  await issueInvoices(trx, order, now);
}
