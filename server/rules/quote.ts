import type { Language } from '../../src/contract/common.ts';
import type { QuoteState } from '../../src/contract/quotes.ts';
import type { SoldAs } from '../../src/contract/products.ts';
import type { Secrets } from '../secrets.ts';
import type { Configuration } from './configuration.ts';
import type { Totals } from './totals.ts';

/** A text in the languages in which the catalogue has it. */
interface QuotedText {
  en: string;
  ar?: string;
}

/** What a quote shows of a line, so that no later catalogue changes it. */
export interface QuotedContent {
  productName: QuotedText;
  /** URL; empty without one. */
  image: string;
  /** Label of a size; a finished window has its configuration. */
  size?: QuotedText;
  soldAs?: SoldAs;
  configuration?: Configuration;
  /** Of a line that the staff measured again: what it was. Absent of one that was not offered before. */
  previous?: { facts: Record<Language, string[]>; priceMinor: number };
}

/** A line with its price. */
export interface QuotedLine {
  product_id: string;
  size_id: string;
  quantity: number;
  price_minor: number;
  content: QuotedContent;
}

/** Amounts and conditions of a quote, in both languages. */
export interface QuoteTerms {
  totals: Totals;
  vatMinor: number;
  conditions: Record<Language, string[]>;
  /** What its prices do not include. */
  excluded: Record<Language, string[]>;
}

const TOKEN_BYTES = 16;

/** Token of the link to a quote: 128 bits that only the shop's secret gives, so that none has to be stored. */
export const quoteToken = (secrets: Pick<Secrets, 'hash'>, id: string): string =>
  Buffer.from(secrets.hash('quote', id), 'hex').subarray(0, TOKEN_BYTES).toString('base64url');

/** Whether a quote can be accepted. */
export function quoteState(
  quote: { accepted_at: string | null; valid_until: string },
  isReplaced: boolean,
  now: Date,
): QuoteState {
  if (quote.accepted_at !== null) return 'accepted';
  if (isReplaced) return 'replaced';
  return now.toISOString() > quote.valid_until ? 'expired' : 'open';
}
