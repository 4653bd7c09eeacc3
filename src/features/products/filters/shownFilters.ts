import type { FilterKey } from '@/lib/changeFilters';
import { hasPrice, valuesOf } from '@/lib/productFilters';
import type { ProductFilters } from '@/contract/products';
import type { FilterableList } from './filterableList';

/** Filters that the bar of wide screens shows; the sheet shows all. */
const IN_BAR: readonly FilterKey[] = ['colour', 'opacity', 'material', 'room', 'price'];

/** Filters that offer a choice: facets with at least two values, and the price. */
export function shownFilters({
  facets = [],
  priceRanges = [],
}: Pick<FilterableList, 'facets' | 'priceRanges'>): FilterKey[] {
  const keys: FilterKey[] = facets.filter(({ values }) => values.length > 1).map(({ key }) => key);
  return priceRanges.length > 0 ? [...keys, 'price'] : keys;
}

export const isInBar = (key: FilterKey): boolean => IN_BAR.includes(key);

/** Number of selected values of a filter. */
export function countSelected(filters: ProductFilters, key: FilterKey): number {
  if (key === 'price') return hasPrice(filters) ? 1 : 0;
  return valuesOf(filters, key).length;
}
