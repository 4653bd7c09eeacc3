import type { Language } from '../../src/contract/common.ts';
import type { Queryable, Tx } from '../db/open.ts';
import type { QuoteTables } from '../db/quoteTables.ts';
import { newId } from '../ids.ts';
import { QUOTES } from '../limits/customers.ts';
import { newQuoteNumber } from '../rules/orderNumber.ts';
import { quoteToken } from '../rules/quote.ts';
import type { QuotedContent, QuotedLine, QuoteTerms } from '../rules/quote.ts';
import { tokenHash } from '../secrets.ts';
import type { Secrets } from '../secrets.ts';
import type { Owner } from './configurations.ts';

export type QuoteRow = QuoteTables['quotes'];

/** Who a quote is for. */
export type QuoteOwner = Partial<Pick<QuoteRow, 'user_id' | 'device' | 'email' | 'enquiry_id'>>;

interface NewQuote {
  owner: QuoteOwner;
  language: Language;
  lines: readonly QuotedLine[];
  terms: QuoteTerms;
  now: Date;
  validUntil: string;
  /** Id of the quote that it replaces. */
  revises?: string;
}

const MAX_NUMBER_ATTEMPTS = 20;

/** Inserts the quote with a unique number. */
async function insertNumbered(trx: Tx, row: Omit<QuoteRow, 'number'>, now: Date) {
  for (let attempt = 0; attempt < MAX_NUMBER_ATTEMPTS; attempt += 1) {
    const inserted = await trx
      .insertInto('quotes')
      .values({ ...row, number: newQuoteNumber(now) })
      .onConflict((oc) => oc.column('number').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (inserted) return inserted;
  }
  throw new Error('No free quote number was found.');
}

/** Stores a quote with its lines. */
export async function insertQuote(trx: Tx, secrets: Secrets, quote: NewQuote): Promise<QuoteRow> {
  const { owner, language, lines, terms, now, validUntil, revises } = quote;
  const id = newId();
  const base = { user_id: null, device: null, email: null, enquiry_id: null };
  const state = { revoked_at: null, accepted_at: null, accepted_by: null };
  const row = await insertNumbered(
    trx,
    {
      ...base,
      ...owner,
      ...state,
      id,
      token_hash: tokenHash(quoteToken(secrets, id)),
      language,
      terms: JSON.stringify(terms),
      created_at: now.toISOString(),
      valid_until: validUntil,
      revises: revises ?? null,
    },
    now,
  );
  const rows = lines.map(({ content, ...line }, position) => ({
    quote_id: id,
    position,
    ...line,
    content: JSON.stringify(content),
  }));
  await trx.insertInto('quote_lines').values(rows).execute();
  return row;
}

const columnOf = (owner: Owner) =>
  'userId' in owner ? (['user_id', owner.userId] as const) : (['device', owner.device] as const);

/** Deletes the oldest expired or withdrawn one when an owner has as many as are stored. @returns whether there is room */
export async function makeRoomForQuote(trx: Tx, owner: Owner, now: Date): Promise<boolean> {
  const [column, value] = columnOf(owner);
  const { count } = await trx
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
  if (Number(count) < ('userId' in owner ? QUOTES.perCustomer : QUOTES.perDevice)) return true;
  const oldest = await trx
    .selectFrom('quotes')
    .select('id')
    .where(column, '=', value)
    .where((eb) =>
      eb.or([eb('valid_until', '<', now.toISOString()), eb('revoked_at', 'is not', null)]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return false;
  await trx.deleteFrom('quotes').where('id', '=', oldest.id).execute();
  return true;
}

/** The quote of a link, unless it was withdrawn. */
export function findQuote(db: Queryable, token: string): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** The newer quote that replaced one. */
export function findRevision(db: Queryable, id: string): Promise<QuoteRow | undefined> {
  return db.selectFrom('quotes').selectAll().where('revises', '=', id).executeTakeFirst();
}

/** Number of the quote that one replaced. */
export async function numberOfQuote(db: Queryable, id: string): Promise<string | undefined> {
  const query = db.selectFrom('quotes').select('number').where('id', '=', id);
  return (await query.executeTakeFirst())?.number;
}

export const termsOf = ({ terms }: Pick<QuoteRow, 'terms'>): QuoteTerms =>
  JSON.parse(terms) as QuoteTerms;

/** Lines of a quote as they were offered. */
export async function linesOfQuote(db: Queryable, id: string): Promise<QuotedLine[]> {
  const rows = await db
    .selectFrom('quote_lines')
    .select(['product_id', 'size_id', 'quantity', 'price_minor', 'content'])
    .where('quote_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) as QuotedContent }));
}

/** Withdraws a quote that was not accepted. @returns whether it was */
export async function revokeQuote(trx: Tx, id: string, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('quotes')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Marks a quote as accepted by a customer, of whom a visitor's becomes one. @returns whether nobody had accepted it */
export async function claimQuote(
  trx: Tx,
  quote: QuoteRow,
  userId: string,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('quotes')
    .set({
      accepted_at: now.toISOString(),
      accepted_by: userId,
      ...(quote.user_id === null && { user_id: userId, device: null }),
    })
    .where('id', '=', quote.id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
