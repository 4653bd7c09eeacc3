import type { Updateable } from 'kysely';
import { newId } from '../ids.ts';
import type { Queryable } from '../db/open.ts';
import type { MailsTable } from '../db/outboxTables.ts';

/** A mail to queue. */
type NewMail = Pick<
  MailsTable,
  'kind' | 'recipient' | 'domain' | 'about' | 'priority' | 'sealed' | 'not_after'
>;

/** Mails that are not sent yet. */
export function pendingMails(db: Queryable, now: Date) {
  return db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('not_after', '>', now.toISOString());
}

/**
 * Round of a new mail in the round-robin queue of its priority: after the recipient's last queued mail.
 * Each round has one mail per recipient, so that many mails for one recipient do not delay others.
 */
async function nextTurn(
  db: Queryable,
  { recipient, priority }: Pick<NewMail, 'recipient' | 'priority'>,
  now: Date,
): Promise<number> {
  const queued = pendingMails(db, now).select('turn').where('priority', '=', priority).limit(1);
  const current = await queued.orderBy('turn').executeTakeFirst();
  const last = await queued
    .where('recipient', '=', recipient)
    .orderBy('turn', 'desc')
    .executeTakeFirst();
  return Math.max(last ? last.turn + 1 : 0, current?.turn ?? 0);
}

export async function insertMail(db: Queryable, mail: NewMail, now: Date) {
  await db
    .insertInto('mails')
    .values({
      id: newId(),
      ...mail,
      turn: await nextTurn(db, mail, now),
      created_at: now.toISOString(),
      next_attempt_at: now.toISOString(),
      lane: null,
      attempts: 0,
      sent_at: null,
      last_error: null,
    })
    .execute();
}

/** Updates a mail, e.g. after its delivery. */
export async function updateMail(db: Queryable, id: string, changes: Updateable<MailsTable>) {
  await db.updateTable('mails').set(changes).where('id', '=', id).execute();
}

/** The newest mails with stored content. */
export async function listMails(db: Queryable, limit: number) {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('sealed', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes the mails to or about a person. @param person keyed hash of the address */
export async function deleteMailsOf(db: Queryable, person: string) {
  await db
    .deleteFrom('mails')
    .where((mail) => mail.or([mail('recipient', '=', person), mail('about', '=', person)]))
    .execute();
}
