import type { Language } from '../../src/contract/common.ts';
import type { QuoteRequest } from '../../src/contract/quotes.ts';
import type { Tx } from '../db/open.ts';
import { conflict, notFound } from '../http/errors.ts';
import { QUOTES } from '../limits/customers.ts';
import type { Keeper } from '../repositories/enquiredWindows.ts';
import { currentPriceTable } from '../repositories/priceTables.ts';
import { offerLines } from '../repositories/quotedLines.ts';
import { insertQuote } from '../repositories/quotes.ts';
import type { QuoteOwner, QuoteRow } from '../repositories/quotes.ts';
import type { QuotedLine } from '../rules/quote.ts';
import { travelAreaIn } from '../rules/travelArea.ts';
import { validUntil } from '../rules/validUntil.ts';
import type { Services } from '../services.ts';
import { quoteTerms } from './quoteTerms.ts';

type Shop = Pick<Services, 'clock' | 'config' | 'secrets'>;

interface NewOffer {
  owner: QuoteOwner;
  language: Language;
  lines: readonly QuotedLine[];
  /** Day beyond which its prices do not hold, if that is before the usual one. */
  until?: string | undefined;
  revises?: string;
}

/** Stores lines with their conditions as a quote that holds for the usual days. */
export async function storeQuote(
  trx: Tx,
  { clock, config, secrets }: Shop,
  { lines, until, ...quote }: NewOffer,
): Promise<QuoteRow> {
  const now = clock.now();
  const usual = validUntil(now, QUOTES.validDays).toISOString();
  const last = until !== undefined && until < usual ? until : usual;
  const table = await currentPriceTable(trx);
  const terms = quoteTerms({
    lines,
    validUntil: last,
    area: (language) => travelAreaIn(language, config.travelArea),
    changeHours: table?.leadTime.changeHours,
  });
  return insertQuote(trx, secrets, { ...quote, lines, terms, now, validUntil: last });
}

/**
 * Stores sizes and kept windows of somebody as a quote.
 * @throws HttpError 404 for one that does not exist, 409 for one that is not made any more
 */
export async function saveQuote(
  trx: Tx,
  services: Shop,
  { sizeIds, quantities }: QuoteRequest,
  { keeper, owner, language }: { keeper: Keeper; owner: QuoteOwner; language: Language },
): Promise<QuoteRow> {
  const wanted = sizeIds.map((size_id, index) => ({ size_id, quantity: quantities[index] ?? 1 }));
  const offered = await offerLines(trx, keeper, wanted, services.clock.now());
  if ('missing' in offered) throw notFound((m) => m.shop.noSize);
  if ('unavailable' in offered) {
    const { request, productName } = offered.unavailable;
    throw conflict((m) => m.quotes.unavailable(request.name ?? productName.en));
  }
  return storeQuote(trx, services, { owner, language, ...offered });
}
