import type { ProductSort } from '@/contract/products';
import type { Translate } from '@/i18n/createI18n';
import { filterMessages } from '../shared/messages';

/** Name of an order; the default of a search is relevance. */
export function sortLabel(t: Translate, sort: ProductSort, isSearch: boolean): string {
  const { sorts } = filterMessages;
  return t(sort === 'recommended' && isSearch ? sorts.relevance : sorts[sort]);
}
