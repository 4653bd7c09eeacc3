import type { Tx } from '../db/open.ts';
import type { EnquiriesTable } from '../db/outboxTables.ts';
import { windowsOfEnquiries } from '../repositories/enquiredWindows.ts';
import type { EnquiredWindow } from '../repositories/enquiredWindows.ts';
import { findPriceable } from '../repositories/madeProducts.ts';
import { currentPrice } from '../rules/currentPrice.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { QuotedLine } from '../rules/quote.ts';
import type { Services } from '../services.ts';
import { storeQuote } from './saveQuote.ts';

/** A configured window with its price of now; `undefined` when it is not made any more. */
async function lineOf(trx: Tx, window: EnquiredWindow, now: Date): Promise<QuotedLine | undefined> {
  const { product_id, size_id } = window;
  const price = currentPrice(window, await findPriceable(trx, product_id), now);
  if (price.isUnavailable) return undefined;
  const { productName, image } = price.content;
  const content = { productName, image, configuration: price.content };
  return { product_id, size_id, quantity: 1, price_minor: price.priceMinor, content };
}

/** Stores the windows of a request for a visit as a quote for its customer. @returns its id; `undefined` without a window */
export async function quoteOfVisit(
  trx: Tx,
  shop: Pick<Services, 'clock' | 'config' | 'secrets'>,
  enquiry: EnquiriesTable,
): Promise<string | undefined> {
  const windows = await windowsOfEnquiries(trx, [enquiry.id]);
  const now = shop.clock.now();
  const lines: QuotedLine[] = [];
  for (const window of windows) {
    const line = await lineOf(trx, window, now);
    if (line) lines.push(line);
  }
  if (lines.length === 0) return undefined;
  const user_id = windows.find((window) => window.user_id !== null)?.user_id ?? null;
  const email = user_id === null ? (canonicalEmail(enquiry.email) ?? null) : null;
  const owner = { user_id, email, enquiry_id: enquiry.id };
  return (await storeQuote(trx, shop, { owner, language: enquiry.language, lines })).id;
}
