import type { Tx } from '../db/open.ts';
import { mailPersonHash } from '../mail/mailQueue.ts';
import { defaultLimits } from '../rateLimits.ts';
import type { Limits } from '../rateLimits.ts';
import { eraseCustomer, unfinishedOrders } from '../repositories/customers.ts';
import type { Erased, Person } from '../repositories/customers.ts';
import { deleteMailsOf } from '../repositories/mails.ts';
import { deleteThrottles } from '../repositories/throttles.ts';
import { lockAccount } from '../repositories/users.ts';
import { mailboxOf } from '../rules/email.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'secrets'>;

/** What was erased, or the numbers of the orders that have to be completed or refunded first. */
export type Erasure = Erased | { unfinished: string[] };

/** Hashed subjects of the rate limits of one kind, by the suffix of their names. */
function subjectsOf({ secrets }: Parts, suffix: 'PerEmail' | 'PerCustomer', subject: string) {
  return (Object.keys(defaultLimits) as (keyof Limits)[])
    .filter((bucket) => bucket.endsWith(suffix))
    .map((bucket) => secrets.hash(bucket, subject));
}

/**
 * Erases a person: rows, queued mails and rate limit counters, without those of networks and devices. Orders are kept
 * without name, address and contact. Locks the account first, so that an order that is being placed is found. A closed
 * account can be erased again.
 */
export async function erasePerson(trx: Tx, parts: Parts, person: Person): Promise<Erasure> {
  const { id, email } = person;
  if (id !== undefined) {
    await lockAccount(trx, { id });
    const unfinished = await unfinishedOrders(trx, id);
    if (unfinished.length > 0) return { unfinished };
  }
  const ofCustomer = id === undefined ? [] : subjectsOf(parts, 'PerCustomer', id);
  await deleteThrottles(trx, [...ofCustomer, ...subjectsOf(parts, 'PerEmail', mailboxOf(email))]);
  await deleteMailsOf(trx, mailPersonHash(parts.secrets, email));
  return eraseCustomer(trx, person);
}
