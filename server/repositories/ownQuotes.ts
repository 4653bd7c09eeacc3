import type { Queryable } from '../db/open.ts';
import { QUOTES } from '../limits/customers.ts';
import type { QuoteRow } from './quotes.ts';
import type { SessionUser } from './sessions.ts';

/** The newest quotes of a customer that were not withdrawn, also those for the e-mail address, and what replaced them. */
export function quotesOf(
  db: Queryable,
  { id, email }: Pick<SessionUser, 'id' | 'email'>,
): Promise<(QuoteRow & { replaced_by: string | null })[]> {
  return db
    .selectFrom('quotes')
    .leftJoin('quotes as newer', 'newer.revises', 'quotes.id')
    .selectAll('quotes')
    .select('newer.id as replaced_by')
    .where((eb) => eb.or([eb('quotes.user_id', '=', id), eb('quotes.email', '=', email)]))
    .where('quotes.revoked_at', 'is', null)
    .orderBy('quotes.created_at', 'desc')
    .orderBy('quotes.id', 'desc')
    .limit(QUOTES.perCustomer)
    .execute();
}
