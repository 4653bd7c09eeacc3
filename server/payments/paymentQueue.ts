import { DAY, HOUR, MINUTE, isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { PaymentsTable } from '../db/orderTables.ts';
import { reasonOf } from '../errorDetails.ts';
import type { Log } from '../log.ts';
import { movePayment } from '../repositories/payments.ts';
import { claimDuePayment, markRefunded, postponePayment } from '../repositories/paymentQueue.ts';
import { lockOrder } from '../repositories/orders.ts';
import type { PaymentProvider } from './provider.ts';
import type { Payments, PaymentsParts } from './types.ts';

/** Lease of a payment; longer than its requests can take. */
const LEASE_MS = 2 * MINUTE;
const RETRY_DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const;
/** Age at which an open payment expires; no provider keeps a payment page open for longer. */
const MAX_OPEN_MS = 2 * DAY;

export interface PaymentQueueParts {
  db: Db;
  clock: Clock;
  log: Log;
  providers: readonly PaymentProvider[];
  confirm: Payments['confirm'];
  settle: Payments['settle'];
  mailRefund: PaymentsParts['mailRefund'];
}

/** Closes a payment of a sandbox that is no longer configured. */
async function closeSandboxPayment(
  parts: PaymentQueueParts,
  payment: PaymentsTable,
): Promise<void> {
  const { db, clock } = parts;
  const { id, state } = payment;
  if (state === 'refund_due') {
    await markRefunded(db, { id, refundReference: `sandbox-refund-${id}` }, clock.now());
  } else {
    await movePayment(db, { id, from: ['open', 'expire_due'], to: 'expired' }, clock.now());
  }
}

async function refundPayment(parts: PaymentQueueParts, payment: PaymentsTable): Promise<void> {
  const { db, clock, log, providers } = parts;
  const { id, reference } = payment;
  const provider = providers.find(({ name }) => name === payment.provider);
  if (!provider || reference === null)
    throw new Error('There is no provider to refund the payment.');
  const refundReference = await provider.refund({ id, reference });
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const order = await lockOrder(trx, payment.order_id, now);
    // A webhook may have recorded and mailed the refund already.
    const isRecorded = await markRefunded(trx, { id, refundReference }, now);
    if (isRecorded && order) await parts.mailRefund(trx, order, payment);
  });
  log.info('A payment was refunded.', { payment: id });
}

/** Whether the payment page has certainly expired at the provider. */
function isOver({ created_at: createdAt }: PaymentsTable, now: Date): boolean {
  return createdAt < isoAfter(now, -MAX_OPEN_MS);
}

/** Checks an open payment, because its webhook may be lost; expires it after two days. */
async function checkStatus(parts: PaymentQueueParts, payment: PaymentsTable): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  await parts.confirm(payment);
  if (isOver(payment, now)) {
    await movePayment(db, { id: payment.id, from: ['open'], to: 'expired' }, now);
  }
}

/** Closes the page of a payment at the provider, or waits until it has run out. @returns whether it is over */
async function closePage(parts: PaymentQueueParts, payment: PaymentsTable): Promise<boolean> {
  const { provider: name, reference } = payment;
  const provider = parts.providers.find((candidate) => candidate.name === name);
  if (reference === null) return true;
  if (provider?.release) {
    const { outcome } = await parts.confirm(payment);
    return outcome !== 'open' && outcome !== 'processing';
  }
  if (!provider?.expire) return true;
  const report = await provider.expire(reference);
  await parts.settle(name, report);
  // Its money has not arrived, so it cannot be refunded yet.
  return report.outcome !== 'processing';
}

/** Ends a payment that is not needed; settles the payment that a customer made on its page before. */
async function expirePage(parts: PaymentQueueParts, payment: PaymentsTable): Promise<void> {
  const { db, clock } = parts;
  const { id } = payment;
  const now = clock.now();
  if (!isOver(payment, now) && !(await closePage(parts, payment))) return;
  await movePayment(db, { id, from: ['expire_due'], to: 'expired' }, now);
}

function handlerOf({ providers }: PaymentQueueParts, { provider, state }: PaymentsTable) {
  const isRetired = provider === 'sandbox' && !providers.some(({ name }) => name === 'sandbox');
  if (isRetired) return closeSandboxPayment;
  if (state === 'expire_due') return expirePage;
  return state === 'refund_due' ? refundPayment : checkStatus;
}

/** What failed, for the log. */
function failureOf({ state }: PaymentsTable): string {
  if (state === 'expire_due') return 'A payment page could not be closed and will be retried.';
  return state === 'refund_due'
    ? 'A refund failed and will be retried.'
    : 'A payment status check failed and will be retried.';
}

/**
 * Checks, expires or refunds the next due payment; failures are retried with growing delays.
 * @returns false when nothing is due
 */
export async function processPayment(parts: PaymentQueueParts): Promise<boolean> {
  const { db, clock, log } = parts;
  const names = parts.providers.map(({ name }) => name);
  const payment = await claimDuePayment(db, [...names, 'sandbox'], LEASE_MS, clock.now());
  if (!payment) return false;
  const { id, state, attempts } = payment;
  const error = await handlerOf(parts, payment)(parts, payment).then(() => null, reasonOf);
  if (error !== null) {
    log.warn(failureOf(payment), { payment: id, attempts, reason: error });
  }
  const delay = RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length) - 1] ?? HOUR;
  await postponePayment(db, { id, state, until: isoAfter(clock.now(), delay), error });
  return true;
}
