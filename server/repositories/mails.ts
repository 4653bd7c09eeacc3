import { newId } from '../ids.ts';
import { isoAfter } from '../clock.ts';
import type { Queryable } from '../db/open.ts';
import type { MailsTable } from '../db/outboxTables.ts';

export interface NewMail {
  kind: string;
  /** Keyed hash of the recipient. */
  recipient: string;
  /** Whether it is sent before other mails. */
  isUrgent: boolean;
  sealed: string;
  /** Lifetime in the queue. */
  lifeMs: number;
}

/** Mails that are not sent yet. */
function pending(db: Queryable, now: Date) {
  return db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('not_after', '>', now.toISOString());
}

/**
 * Round of a new mail in the round-robin queue: after the recipient's last queued mail.
 * Each round has one mail per recipient, so that many mails for one recipient do not delay others.
 */
async function nextTurn(db: Queryable, recipient: string, now: Date): Promise<number> {
  const { current } = await pending(db, now)
    .select((eb) => eb.fn.min<number | null>('turn').as('current'))
    .executeTakeFirstOrThrow();
  const { last } = await pending(db, now)
    .where('recipient', '=', recipient)
    .select((eb) => eb.fn.max<number | null>('turn').as('last'))
    .executeTakeFirstOrThrow();
  const next = last === null ? 0 : last + 1;
  return Math.max(next, current ?? 0);
}

export async function insertMail(db: Queryable, mail: NewMail, now: Date): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: newId(),
      kind: mail.kind,
      recipient: mail.recipient,
      priority: mail.isUrgent ? 0 : 1,
      turn: await nextTurn(db, mail.recipient, now),
      sealed: mail.sealed,
      created_at: now.toISOString(),
      not_after: isoAfter(now, mail.lifeMs),
      next_attempt_at: now.toISOString(),
      attempts: 0,
      sent_at: null,
      last_error: null,
    })
    .execute();
}

/** Leases the next due mail: urgent ones first, then round-robin by recipient. */
export async function claimMail(
  db: Queryable,
  now: Date,
  leaseMs: number,
): Promise<MailsTable | undefined> {
  const due = pending(db, now)
    .select('id')
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('priority')
    .orderBy('turn')
    .orderBy('id')
    .limit(1);
  return db
    .updateTable('mails')
    .set((eb) => ({ next_attempt_at: isoAfter(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due)
    .where('next_attempt_at', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** Renews the lease of a mail during its delivery. */
export async function renewClaim(db: Queryable, id: string, until: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** @param mail.sealed content to keep; empty after delivery by SMTP */
export async function markSent(
  db: Queryable,
  mail: { id: string; sealed: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now.toISOString(), sealed: mail.sealed, last_error: null })
    .where('id', '=', mail.id)
    .execute();
}

export async function markFailed(
  db: Queryable,
  mail: { id: string; nextAttemptAt: string; error: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: mail.nextAttemptAt, last_error: mail.error })
    .where('id', '=', mail.id)
    .execute();
}

/** Stops retrying a mail; keeps the reason and deletes the content. */
export async function markUndeliverable(
  db: Queryable,
  mail: { id: string; error: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ not_after: now.toISOString(), sealed: '', last_error: mail.error })
    .where('id', '=', mail.id)
    .execute();
}

/** The newest mails with stored content. */
export async function listMails(db: Queryable, limit: number): Promise<MailsTable[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('sealed', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** All mails with stored content. */
export async function listSealedMails(db: Queryable): Promise<Pick<MailsTable, 'id' | 'sealed'>[]> {
  return db.selectFrom('mails').select(['id', 'sealed']).where('sealed', '<>', '').execute();
}

export async function deleteMail(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}
