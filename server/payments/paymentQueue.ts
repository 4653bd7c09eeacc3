import { DAY, HOUR, MINUTE, isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { PaymentsTable } from '../db/orderTables.ts';
import { reasonOf } from '../errorFacts.ts';
import type { Log } from '../log.ts';
import {
  claimDuePayment,
  markRefunded,
  movePayment,
  postponePayment,
} from '../repositories/payments.ts';
import type { PaymentProvider, PaymentReport } from './provider.ts';

/** Longer than all calls for one payment can take; afterwards another server may take it up. */
const LEASE_MS = 2 * MINUTE;
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const;
/** No provider keeps a page open for longer. */
const FOLLOWED_FOR_MS = 2 * DAY;

export interface PaymentQueueParts {
  db: Db;
  clock: Clock;
  log: Log;
  providers: readonly PaymentProvider[];
  confirm: (payment: PaymentsTable) => Promise<PaymentReport>;
}

async function giveBack(parts: PaymentQueueParts, payment: PaymentsTable): Promise<void> {
  const { db, clock, log, providers } = parts;
  const { id, reference } = payment;
  const provider = providers.find(({ name }) => name === payment.provider);
  if (!provider || reference === null) throw new Error('There is nobody to return money.');
  const refundReference = await provider.refund({ id, reference });
  await markRefunded(db, { id, refundReference }, clock.now());
  log.info('A payment was returned.', { payment: id });
}

/** Asks about a payment whose news may have been lost; one that stays open for days has been left. */
async function followUp(parts: PaymentQueueParts, payment: PaymentsTable): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  await parts.confirm(payment);
  if (payment.created_at < isoAfter(now, -FOLLOWED_FOR_MS)) {
    await movePayment(db, { id: payment.id, from: ['open'], to: 'expired' }, now);
  }
}

/**
 * Does the next thing that is due: asks about an open payment, or returns money. What fails is tried again, ever
 * more seldom, and money that is due back until it is back.
 * @returns false when nothing is due
 */
export async function workOnPayment(parts: PaymentQueueParts): Promise<boolean> {
  const { db, clock, log } = parts;
  const names = parts.providers.map(({ name }) => name);
  const payment = await claimDuePayment(db, names, LEASE_MS, clock.now());
  if (!payment) return false;
  const { id, state, attempts } = payment;
  const isDueBack = state === 'refund_due';
  const error = await (isDueBack ? giveBack : followUp)(parts, payment).then(() => null, reasonOf);
  if (error !== null) {
    const message = isDueBack
      ? 'A payment could not be returned and will be tried again.'
      : 'A payment could not be asked about and will be tried again.';
    log.warn(message, { payment: id, attempts, reason: error });
  }
  const wait = WAITS[Math.min(attempts, WAITS.length) - 1] ?? HOUR;
  await postponePayment(db, { id, state, until: isoAfter(clock.now(), wait), error });
  return true;
}
