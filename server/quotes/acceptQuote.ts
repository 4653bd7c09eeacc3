import { conflict, HttpError } from '../http/errors.ts';
import type { Tx } from '../db/open.ts';
import { addToLine, hasSize } from '../repositories/carts.ts';
import { keepConfiguration } from '../repositories/configurations.ts';
import { findPriceable } from '../repositories/madeProducts.ts';
import { claimQuote, findRevision } from '../repositories/quotes.ts';
import type { QuoteRow } from '../repositories/quotes.ts';
import { canonicalJson } from '../rules/canonicalJson.ts';
import { currentPrice } from '../rules/currentPrice.ts';
import { quoteState } from '../rules/quote.ts';
import type { QuotedContent, QuotedLine } from '../rules/quote.ts';
import type { Services } from '../services.ts';
import { linesFor } from './ownQuote.ts';

/** A customer who accepts a quote, and whether it is the customer's. */
export interface Acceptance {
  quote: QuoteRow;
  userId: string;
  isMine: boolean;
}

type Shop = Pick<Services, 'clock' | 'config'>;

/** @throws HttpError 409 for a quote that nobody can accept any more */
async function refuseClosed(trx: Tx, { clock, config }: Shop, quote: QuoteRow): Promise<void> {
  const revision = await findRevision(trx, quote.id);
  const state = quoteState(quote, revision !== undefined, clock.now());
  if (state === 'replaced') throw conflict((m) => m.quotes.replaced(revision?.number ?? ''));
  if (state !== 'expired') return;
  throw conflict((m) => m.quotes.expired(new Date(quote.valid_until), config.company.phone));
}

/** The size in the cart of a line: a window is kept for the customer at the quoted price. @returns `undefined` when it cannot be had any more */
async function sizeFor(
  trx: Tx,
  { quote, userId }: Acceptance,
  line: QuotedLine,
  position: number,
  now: Date,
): Promise<string | undefined> {
  const { product_id: productId, size_id: sizeId, price_minor, content } = line;
  const { configuration } = content;
  if (configuration === undefined)
    return (await hasSize(trx, { userId, productId, sizeId })) ? sizeId : undefined;
  const { valid_until } = quote;
  const kept = { content: configuration, price_minor, valid_until };
  if (currentPrice(kept, await findPriceable(trx, productId), now).isUnavailable) return undefined;
  const fresh = {
    productId,
    fingerprint: `quote ${quote.id} ${position}`,
    content: canonicalJson(configuration),
    priceMinor: price_minor,
    tableVersion: configuration.tableVersion,
    validUntil: new Date(valid_until),
  };
  const row = await keepConfiguration(trx, { userId }, fresh, now);
  if (row === undefined) throw new HttpError(429, (m) => m.made.keptFull);
  return row.id;
}

/**
 * Puts the lines of a quote in the customer's cart, once, at the quoted prices.
 * @returns the lines that cannot be had any more; `undefined` when the customer accepted it before
 * @throws HttpError 409 when it is closed, another's or nothing of it can be had; it stays open then
 */
export async function acceptQuote(
  trx: Tx,
  services: Shop,
  acceptance: Acceptance,
): Promise<QuotedContent[] | undefined> {
  const { quote, userId, isMine } = acceptance;
  const now = services.clock.now();
  await refuseClosed(trx, services, quote);
  if (!(await claimQuote(trx, quote, userId, now))) {
    if (quote.accepted_by === userId) return undefined;
    throw conflict((m) => m.quotes.takenByOther(services.config.company.phone));
  }
  const lines = await linesFor(trx, quote.id, isMine);
  const left: QuotedContent[] = [];
  for (const [position, line] of lines.entries()) {
    const sizeId = await sizeFor(trx, acceptance, line, position, now);
    const key = { userId, productId: line.product_id, sizeId: sizeId ?? '' };
    // The cart sorts by time.
    const addedAt = new Date(now.getTime() + position);
    const isAdded =
      sizeId !== undefined && (await addToLine(trx, key, line.quantity, addedAt)) !== undefined;
    if (!isAdded) left.push(line.content);
  }
  if (left.length === lines.length) throw conflict((m) => m.quotes.nothingLeft);
  return left;
}
