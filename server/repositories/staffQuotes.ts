import type { Queryable, Tx } from '../db/open.ts';
import type { QuoteRow } from './quotes.ts';

/** Quotes with the e-mail address of their customer, if it is known. */
function withEmail(db: Queryable) {
  return db
    .selectFrom('quotes')
    .leftJoin('users', 'users.id', 'quotes.user_id')
    .selectAll('quotes')
    .select('users.email as account');
}

/** A quote with the address to which the staff write. */
export type StaffQuote = QuoteRow & { account: string | null };

export const emailOfQuote = ({ email, account }: StaffQuote): string => email ?? account ?? '';

/** The newest quotes. */
export function listQuotes(db: Queryable, limit: number): Promise<StaffQuote[]> {
  return withEmail(db)
    .orderBy('quotes.created_at', 'desc')
    .orderBy('quotes.id', 'desc')
    .limit(limit)
    .execute();
}

/** Quotes whose numbers end in a text. */
export function findQuotes(db: Queryable, number: string): Promise<StaffQuote[]> {
  const suffix = number.toUpperCase().replace(/[\\%_]/g, '\\$&');
  return withEmail(db).where('number', 'like', `%${suffix}`).limit(10).execute();
}

export function findStaffQuote(db: Queryable, id: string): Promise<StaffQuote | undefined> {
  return withEmail(db).where('quotes.id', '=', id).executeTakeFirst();
}

/** The quote that was written for a request for a visit. */
export function quoteOfEnquiry(db: Queryable, enquiryId: string): Promise<StaffQuote | undefined> {
  return withEmail(db)
    .where('enquiry_id', '=', enquiryId)
    .orderBy('quotes.created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Locks a quote until the transaction ends, so that it is revised once. */
export async function lockQuote(trx: Tx, id: string): Promise<StaffQuote | undefined> {
  await trx.updateTable('quotes').set({ id }).where('id', '=', id).execute();
  return findStaffQuote(trx, id);
}
