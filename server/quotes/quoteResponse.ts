import type { Language } from '../../src/contract/common.ts';
import type { Quote, QuoteLine } from '../../src/contract/quotes.ts';
import { messagesIn } from '../messages/messages.ts';
import { configurationLabel, orderedConfiguration } from '../repositories/orderedConfiguration.ts';
import { withoutName } from '../rules/configuration.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { toMajor } from '../rules/money.ts';
import type { QuotedContent, QuotedLine, QuoteTerms } from '../rules/quote.ts';

/** Without the names that the customer gave to windows, for others. */
export const withoutNames = (content: QuotedContent): QuotedContent => ({
  ...content,
  ...(content.configuration && { configuration: withoutName(content.configuration) }),
});

/** Name of a line's product in a language. */
export const quotedName = ({ productName }: QuotedContent, language: Language): string =>
  productName[language] ?? productName.en;

/** What a line is besides its product: the label of the size, or the window. */
export function quotedSize({ size, configuration }: QuotedContent, language: Language): string {
  if (configuration) return configurationLabel(configuration, language);
  return size?.[language] ?? size?.en ?? '';
}

function lineResponse(line: QuotedLine, language: Language): QuoteLine {
  const { product_id, quantity, price_minor: price, content } = line;
  const { productName, size, image, soldAs, configuration, previous } = content;
  const isSizeForeign = size !== undefined && size[language] === undefined;
  return {
    productId: product_id,
    name: quotedName(content, language),
    ...(productName[language] === undefined && { lang: DEFAULT_LANGUAGE }),
    ...(image !== '' && { image }),
    size: quotedSize(content, language),
    ...(isSizeForeign && { sizeLang: DEFAULT_LANGUAGE }),
    ...(soldAs && { soldAs }),
    quantity,
    price: toMajor(price),
    total: toMajor(price * quantity),
    ...(configuration && {
      configuration: orderedConfiguration(JSON.stringify(configuration), language),
    }),
    ...(previous && {
      previous: {
        size: messagesIn(language).made.label('', previous.facts[language]),
        price: toMajor(previous.priceMinor),
      },
    }),
  };
}

/** Lines, amounts and conditions of a quote in a language. */
export function quoteContent(
  lines: readonly QuotedLine[],
  { totals, vatMinor, conditions, excluded }: QuoteTerms,
  language: Language,
): Pick<
  Quote,
  'lines' | 'subTotal' | 'shippingCharge' | 'total' | 'vat' | 'conditions' | 'excluded'
> {
  return {
    lines: lines.map((line) => lineResponse(line, language)),
    subTotal: toMajor(totals.subTotalMinor),
    shippingCharge: toMajor(totals.shippingMinor),
    total: toMajor(totals.totalMinor),
    vat: toMajor(vatMinor),
    conditions: conditions[language],
    excluded: excluded[language],
  };
}
