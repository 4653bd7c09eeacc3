import type { Queryable } from '../db/open.ts';
import type { Device } from '../http/deviceCookie.ts';
import { notFound } from '../http/errors.ts';
import { findQuote, linesOfQuote } from '../repositories/quotes.ts';
import type { QuoteRow } from '../repositories/quotes.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import type { QuotedLine } from '../rules/quote.ts';
import { withoutNames } from './quoteResponse.ts';

/** Whether a quote is for a customer: saved by the account, or written for its e-mail address. */
export const isOf = (quote: QuoteRow, user: SessionUser | undefined): user is SessionUser =>
  user !== undefined && (quote.user_id === user.id || quote.email === user.email);

/** Whether a quote is for the caller: the customer, or the device that saved it without a session. */
export function isMine(
  quote: QuoteRow,
  user: SessionUser | undefined,
  device: () => Device,
): boolean {
  if (isOf(quote, user)) return true;
  return quote.user_id === null && quote.device !== null && quote.device === device().hash;
}

/** @throws HttpError 404 */
export async function quoteOfLink(db: Queryable, token: string): Promise<QuoteRow> {
  const quote = await findQuote(db, token);
  if (quote === undefined) throw notFound((m) => m.quotes.noQuote);
  return quote;
}

/** Lines of a quote; others do not learn the names of the windows. */
export async function linesFor(db: Queryable, id: string, isMine: boolean): Promise<QuotedLine[]> {
  const lines = await linesOfQuote(db, id);
  return isMine ? lines : lines.map((line) => ({ ...line, content: withoutNames(line.content) }));
}
