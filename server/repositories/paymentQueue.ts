import { isoAfter } from '../clock.ts';
import type { Queryable } from '../db/open.ts';
import type { PaymentProviderName, PaymentState } from '../db/orderTables.ts';

/** States of payments that the queue works on. */
export const QUEUED: readonly PaymentState[] = ['open', 'expire_due', 'refund_due'];

/** Leases the payment that has been due longest: one to check, to expire or to refund. */
export async function claimDuePayment(
  db: Queryable,
  providers: readonly PaymentProviderName[],
  leaseMs: number,
  now: Date,
) {
  const due = db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', QUEUED)
    .where('next_attempt_at', '<=', now.toISOString())
    .where('provider', 'in', providers)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1);
  return db
    .updateTable('payments')
    .set((eb) => ({ next_attempt_at: isoAfter(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due)
    .where('next_attempt_at', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** Schedules the next attempt, unless the state has changed. */
export async function postponePayment(
  db: Queryable,
  next: { id: string; state: PaymentState; until: string; error: string | null },
) {
  await db
    .updateTable('payments')
    .set({ next_attempt_at: next.until, last_error: next.error })
    .where('id', '=', next.id)
    .where('state', '=', next.state)
    .execute();
}

/** Records a refund. @returns false when it is recorded already */
export async function markRefunded(
  db: Queryable,
  refund: { id: string; refundReference: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set({
      state: 'refunded',
      refund_reference: refund.refundReference,
      updated_at: now.toISOString(),
      last_error: null,
    })
    .where('id', '=', refund.id)
    .where('state', '=', 'refund_due')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
