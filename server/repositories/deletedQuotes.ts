import type { Queryable } from '../db/open.ts';
import { QUOTES } from '../limits/customers.ts';
import { emailEquals } from './emailEquals.ts';

/** Deletes the oldest quotes of visitors beyond the number that is stored. */
export async function deleteExcessQuotes(db: Queryable): Promise<void> {
  const ofVisitors = db.selectFrom('quotes').where('device', 'is not', null);
  const beyond = await ofVisitors
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(QUOTES.visitors)
    .limit(1)
    .executeTakeFirst();
  if (beyond === undefined) return;
  await db
    .deleteFrom('quotes')
    .where('device', 'is not', null)
    .where('created_at', '<=', beyond.created_at)
    .execute();
}

/** Deletes the quotes that were written for an e-mail address. */
export async function deleteQuotesFor(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('quotes').where(emailEquals('email', email)).execute();
}
