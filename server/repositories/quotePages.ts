import type { Queryable } from '../db/open.ts';
import type { Person } from './customers.ts';
import { emailEquals } from './emailEquals.ts';
import { pagesOf } from './pagesOf.ts';

/** Quotes of a person, with their lines. */
export async function* quotePages(db: Queryable, { id, email }: Person) {
  const pages = pagesOf(
    db
      .selectFrom('quotes')
      .select(['id', 'number', 'email', 'language', 'terms', 'created_at', 'valid_until'])
      .select(['revoked_at', 'accepted_at', 'revises'])
      .where((eb) =>
        eb.or([emailEquals('email', email), ...(id === undefined ? [] : [eb('user_id', '=', id)])]),
      ),
  );
  for await (const quotes of pages) {
    const ids = quotes.map(({ id: quoteId }) => quoteId);
    const lines = await db
      .selectFrom('quote_lines')
      .selectAll()
      .where('quote_id', 'in', ids)
      .orderBy('position')
      .execute();
    yield quotes.map((quote) => ({
      ...quote,
      lines: lines.filter(({ quote_id: quoteId }) => quoteId === quote.id),
    }));
  }
}
