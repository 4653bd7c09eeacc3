import { newId } from '../ids.ts';
import { isoAfter } from '../clock.ts';
import type { Queryable } from '../db/open.ts';
import type { MailsTable } from '../db/deskTables.ts';

export interface NewMail {
  kind: string;
  sealed: string;
  /** How long it is worth sending. */
  lifeMs: number;
}

export async function insertMail(db: Queryable, mail: NewMail, now: Date): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: newId(),
      kind: mail.kind,
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

/**
 * Takes the mail that is due and runs out first, so that a sign-in code never waits behind a pile of order mails;
 * nobody else gets it until the lease runs out.
 */
export async function claimMail(
  db: Queryable,
  now: Date,
  leaseMs: number,
): Promise<MailsTable | undefined> {
  const due = db
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now.toISOString())
    .where('not_after', '>', now.toISOString())
    .orderBy('not_after')
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

/** @param sealed what is kept of the message: empty once it has left the house */
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

/** Ends the life of a mail that nobody takes; why is kept, what it said is not. */
export async function giveUpMail(
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

/** The newest mails that still have their content. */
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

/** Every mail that still has its content. */
export async function listSealedMails(db: Queryable): Promise<Pick<MailsTable, 'id' | 'sealed'>[]> {
  return db.selectFrom('mails').select(['id', 'sealed']).where('sealed', '<>', '').execute();
}

export async function deleteMail(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Forgets mails made before a time. */
export async function purgeMails(db: Queryable, before: string): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', before).execute();
}
