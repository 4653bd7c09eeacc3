import type { Translate } from '@/i18n/createI18n';
import type { Language } from '@/lib/language';
import { currencyIn, formatAmount } from '@/lib/money';
import type { PriceLimits } from '@/lib/productFilters';
import { filterMessages } from '../shared/messages';

/** Text of a price filter, e.g. `100 to 200 AED`. */
export function priceLabel(
  t: Translate,
  { minPrice, maxPrice }: PriceLimits,
  currency: string,
  language: Language,
): string {
  const values = {
    min: formatAmount(minPrice),
    max: formatAmount(maxPrice),
    currency: currencyIn(currency, language),
  };
  if (minPrice === undefined) return t(filterMessages.priceTo, values);
  if (maxPrice === undefined) return t(filterMessages.priceFrom, values);
  return t(filterMessages.priceBetween, values);
}
