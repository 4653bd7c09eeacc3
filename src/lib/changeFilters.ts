import type { FacetKey } from '@/contract/facets';
import type { ProductFilters } from '@/contract/products';
import { buildFilters, valuesOf, type PriceLimits } from './productFilters';

/** A filter that is removed as a whole. */
export type FilterKey = FacetKey | 'price';

/** Adds a value, or removes a selected one. */
export function toggleValue(filters: ProductFilters, key: FacetKey, id: string): ProductFilters {
  const ids = valuesOf(filters, key);
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return withValues(filters, key, next);
}

/** Replaces the values of a facet. */
export function withValues(
  filters: ProductFilters,
  key: FacetKey,
  ids: readonly string[],
): ProductFilters {
  return buildFilters((other) => (other === key ? ids : valuesOf(filters, other)), filters);
}

/** Replaces the price limits. */
export function withPrices(filters: ProductFilters, prices: PriceLimits): ProductFilters {
  return buildFilters((key) => valuesOf(filters, key), prices);
}

/** Removes a filter. */
export function withoutFilter(filters: ProductFilters, key: FilterKey): ProductFilters {
  return key === 'price' ? withPrices(filters, {}) : withValues(filters, key, []);
}
