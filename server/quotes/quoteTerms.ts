import type { Language } from '../../src/contract/common.ts';
import { messagesIn } from '../messages/messages.ts';
import { dayText } from '../rules/dayText.ts';
import type { QuotedLine, QuoteTerms } from '../rules/quote.ts';
import { totalsOf } from '../rules/totals.ts';
import { includedVat } from '../rules/vat.ts';

interface Offer {
  lines: readonly QuotedLine[];
  validUntil: string;
  /** Where finished windows are fitted, by language. */
  area: (language: Language) => readonly string[];
  /** Hours in which an order can be cancelled; `undefined` without a price table. */
  changeHours: number | undefined;
}

const hasMade = (lines: readonly QuotedLine[]): boolean =>
  lines.some(({ content }) => content.configuration !== undefined);

const hasPlain = (lines: readonly QuotedLine[]): boolean =>
  lines.some(({ content }) => content.configuration === undefined);

function conditionsIn(language: Language, offer: Offer): string[] {
  const { quotes } = messagesIn(language);
  const { lines, validUntil, area, changeHours } = offer;
  return [
    quotes.holdsUntil(dayText(new Date(validUntil), language)),
    quotes.vatIncluded,
    ...(hasMade(lines) ? [quotes.fittedIn(area(language)), quotes.tolerance] : []),
    ...(hasMade(lines) && changeHours !== undefined ? [quotes.changes(changeHours)] : []),
    quotes.payment,
  ];
}

function excludedIn(language: Language, { lines }: Offer): string[] {
  const { excluded } = messagesIn(language).quotes;
  return [...(hasPlain(lines) ? [excluded.making] : []), ...(hasMade(lines) ? excluded.made : [])];
}

/** Totals and conditions of a quote as of now, in both languages; VAT of each line as on an invoice. */
export function quoteTerms(offer: Offer): QuoteTerms {
  const priced = offer.lines.map(({ price_minor, quantity, content }) => ({
    unit_price_minor: price_minor,
    quantity,
    isFitted: content.configuration !== undefined,
  }));
  const totals = totalsOf(priced);
  const vatOfLines = priced.map((line) => includedVat(line.unit_price_minor * line.quantity));
  return {
    totals,
    vatMinor: vatOfLines.reduce((sum, vat) => sum + vat, includedVat(totals.shippingMinor)),
    conditions: { en: conditionsIn('en', offer), ar: conditionsIn('ar', offer) },
    excluded: { en: excludedIn('en', offer), ar: excludedIn('ar', offer) },
  };
}
