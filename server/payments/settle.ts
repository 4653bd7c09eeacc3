import type { Clock } from '../clock.ts';
import type { Tx } from '../db/open.ts';
import type { PaymentProviderName, PaymentsTable } from '../db/orderTables.ts';
import type { Log } from '../log.ts';
import { lockOrder } from '../repositories/orders.ts';
import { findByReference, movePayment, paymentsOf } from '../repositories/payments.ts';
import type { PaymentReport } from './provider.ts';

interface SettleParts {
  clock: Clock;
  log: Log;
}

function matches(payment: PaymentsTable, report: PaymentReport): boolean {
  return payment.amount_minor === report.amountMinor && payment.currency === report.currency;
}

/** Whether money for this order has come by another payment already. */
async function isPaidOtherwise(trx: Tx, payment: PaymentsTable): Promise<boolean> {
  const all = await paymentsOf(trx, payment.order_id);
  return all.some((other) => other.id !== payment.id && other.state === 'paid');
}

/**
 * Takes down what a provider reports. The result does not depend on the order or number of reports: money that came
 * is a fact that no later news undoes, and money that is not wanted any more is due back.
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
  if (!payment || !order || report.outcome === 'open') return;
  const { id } = payment;
  if (report.outcome !== 'paid') {
    await movePayment(trx, { id, from: ['created', 'open'], to: report.outcome }, now);
    return;
  }
  if (!matches(payment, report)) {
    log.error('A payment does not match its order and was not counted.', { payment: id });
    return;
  }
  const isDueBack = order.status === 'Cancelled' || (await isPaidOtherwise(trx, payment));
  const to = isDueBack ? 'refund_due' : 'paid';
  await movePayment(trx, { id, from: ['created', 'open', 'declined', 'expired'], to }, now);
}
