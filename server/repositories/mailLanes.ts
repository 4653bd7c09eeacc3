import { sql } from 'kysely';
import { isoAfter } from '../clock.ts';
import { isDuplicate } from '../db/errors.ts';
import type { Db, Queryable } from '../db/open.ts';
import type { MailsTable } from '../db/outboxTables.ts';
import { pendingMails } from './mails.ts';

/** Priority of sign-in codes. */
const URGENT = 0;

/** Which mails a claim may take, and for how long. */
export interface MailClaim {
  leaseMs: number;
  isUrgentOnly: boolean;
}

/** Frees the domains of deliveries whose server has crashed. */
async function freeExpiredLanes(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ lane: null })
    .where('lane', 'is not', null)
    .where('next_attempt_at', '<=', now.toISOString())
    .execute();
}

/** Domains with a failed code. */
async function failingDomains(db: Queryable, now: Date): Promise<string[]> {
  const rows = await pendingMails(db, now)
    .select('domain')
    .distinct()
    .where('priority', '=', URGENT)
    .where('attempts', '>', 0)
    .execute();
  return rows.map(({ domain }) => domain);
}

/**
 * The next due mail to a domain without a delivery: urgent ones first, then round-robin by recipient.
 * A domain with a failed code comes after all others, so that hanging domains wait for each other only. Without such
 * a domain the order is that of an index, which ends at the first mail however many are queued.
 */
async function nextMail(
  db: Queryable,
  now: Date,
  isUrgentOnly: boolean,
): Promise<string | undefined> {
  const busy = db
    .selectFrom('mails')
    .select((mail) => mail.ref('lane').$notNull().as('domain'))
    .where('lane', 'is not', null);
  const failing = await failingDomains(db, now);
  const row = await pendingMails(db, now)
    .select('id')
    .where('next_attempt_at', '<=', now.toISOString())
    .where('domain', 'not in', busy)
    .$if(isUrgentOnly, (query) => query.where('priority', '=', URGENT))
    .orderBy('priority')
    .$if(failing.length > 0, (query) => query.orderBy(sql`domain in (${sql.join(failing)})`))
    .orderBy('turn')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** @returns `undefined` when another lane or server has taken the mail or its domain */
async function takeLane(
  db: Queryable,
  id: string,
  now: Date,
  leaseMs: number,
): Promise<MailsTable | undefined> {
  const claim = db
    .updateTable('mails')
    .set((eb) => ({
      lane: eb.ref('domain'),
      next_attempt_at: isoAfter(now, leaseMs),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('lane', 'is', null)
    .where('next_attempt_at', '<=', now.toISOString())
    .returningAll();
  try {
    return await claim.executeTakeFirst();
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

/**
 * Leases the next due mail and the lane of its domain, until the mail gets `lane: null` or the lease ends.
 * The unique `lane` keeps a domain from two deliveries, whichever server makes them.
 */
export async function claimMail(
  db: Db,
  now: Date,
  { leaseMs, isUrgentOnly }: MailClaim,
): Promise<MailsTable | undefined> {
  await freeExpiredLanes(db, now);
  for (;;) {
    const id = await nextMail(db, now, isUrgentOnly);
    if (id === undefined) return undefined;
    const mail = await takeLane(db, id, now, leaseMs);
    if (mail) return mail;
  }
}

/** Renews the lease of a mail during its delivery. */
export async function renewClaim(db: Queryable, id: string, until: string) {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}
