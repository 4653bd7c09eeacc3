import type { Queryable, Tx } from '../db/open.ts';
import type { Mail } from '../mail/mail.ts';
import { defaultLimits } from '../rateLimits.ts';
import type { Limits } from '../rateLimits.ts';
import { eraseCustomer, findCustomer, unfinishedOrders } from '../repositories/customers.ts';
import type { Erased } from '../repositories/customers.ts';
import { deleteMail, listSealedMails } from '../repositories/mails.ts';
import { deleteThrottles, lockCounters } from '../repositories/throttles.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'secrets' | 'clock'>;

/** What was erased, or the numbers of the orders that have to be completed or refunded first. */
export type Erasure = Erased | { unfinished: string[] };

/** Whether a mail is sent to a person or mentions them; only decryption reveals that. */
function concerns({ secrets }: Parts, sealed: string, email: string): boolean {
  try {
    const mail = JSON.parse(secrets.open(sealed)) as Mail;
    return mail.to === email || mail.text.toLowerCase().includes(email);
  } catch {
    return false;
  }
}

async function eraseMails(db: Queryable, parts: Parts, email: string): Promise<void> {
  for (const { id, sealed } of await listSealedMails(db)) {
    if (concerns(parts, sealed, email)) await deleteMail(db, id);
  }
}

/** Rate limit counters of one kind, by the suffix of their names. */
function countersOf({ secrets }: Parts, suffix: 'PerEmail' | 'PerCustomer', subject: string) {
  const buckets = (Object.keys(defaultLimits) as (keyof Limits)[]).toSorted();
  return buckets
    .filter((bucket) => bucket.endsWith(suffix))
    .map((bucket) => ({ bucket, subject: secrets.hash(bucket, subject) }));
}

/**
 * Erases a person: rows, queued mails and rate limit counters, without those of networks and devices. Orders are kept
 * without name, address and contact. Locks the customer's counters first, so that an order that is being placed is
 * found, and a later one finds an empty cart.
 */
export async function erasePerson(trx: Tx, parts: Parts, email: string): Promise<Erasure> {
  const user = await findCustomer(trx, email);
  const ofCustomer = user ? countersOf(parts, 'PerCustomer', user.id) : [];
  await lockCounters(trx, ofCustomer, parts.clock.now());
  const unfinished = user ? await unfinishedOrders(trx, user.id) : [];
  if (unfinished.length > 0) return { unfinished };
  const counters = [...ofCustomer, ...countersOf(parts, 'PerEmail', email)];
  await deleteThrottles(
    trx,
    counters.map(({ subject }) => subject),
  );
  await eraseMails(trx, parts, email);
  return eraseCustomer(trx, email);
}
