import type { Queryable } from '../db/open.ts';
import { QUEUED } from './paymentQueue.ts';

/** Number of mails that are not sent yet, and of payments to check, expire or refund now. */
export async function queueLengths(db: Queryable, now: Date) {
  const mails = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('sent_at', 'is', null)
    .where('not_after', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', 'in', QUEUED)
    .where('next_attempt_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow();
  return { mails: Number(mails.count), payments: Number(payments.count) };
}
