import type { FacetKey } from '@/contract/facets';
import type { ProductFilters, ProductSort } from '@/contract/products';
import { FACET_KEYS, positionOf } from './facets';

/** Prices that a list is limited to, in whole major units. */
export interface PriceLimits {
  minPrice?: number;
  maxPrice?: number;
}

/** Orders of the list; the first is the default. */
export const SORTS: readonly ProductSort[] = ['recommended', 'price', 'rating', 'newest'];
const HIGHEST_PRICE = 999_999;

/** Known values of a facet without duplicates in canonical order, so that one state has one URL. */
function sortValues(key: FacetKey, ids: readonly string[]): string {
  return [...new Set(ids)]
    .flatMap((id) => {
      const position = positionOf(key, id);
      return position === undefined ? [] : [{ id, position }];
    })
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id)
    .join(',');
}

/** A price in a URL or a field: a whole number from 0 to 999,999. */
export function asPriceLimit(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Price limits in order; a minimum of 0 is none. */
function sortPrices({ minPrice = 0, maxPrice }: PriceLimits): PriceLimits {
  const low = Math.min(minPrice, maxPrice ?? HIGHEST_PRICE);
  const high = maxPrice === undefined ? undefined : Math.max(minPrice, maxPrice);
  return { ...(low > 0 && { minPrice: low }), ...(high !== undefined && { maxPrice: high }) };
}

/** Filters whose facets have these values, in canonical order and without empty ones. */
export function buildFilters(
  valuesOf: (key: FacetKey) => readonly string[],
  prices: PriceLimits,
): ProductFilters {
  const facets = FACET_KEYS.map((key) => [key, sortValues(key, valuesOf(key))] as const);
  return {
    ...(Object.fromEntries(facets.filter(([, ids]) => ids !== '')) as ProductFilters),
    ...sortPrices(prices),
  };
}

/** Selected values of a facet. */
export function valuesOf(filters: ProductFilters, key: FacetKey): string[] {
  return filters[key]?.split(',') ?? [];
}

/** Reads filters from a URL, for example `?colour=blue,green&minPrice=100`; unknown values are left out (product 5.10). */
export function readFilters(params: URLSearchParams): ProductFilters {
  return buildFilters((key) => (params.get(key) ?? '').split(','), {
    minPrice: asPriceLimit(params.get('minPrice')),
    maxPrice: asPriceLimit(params.get('maxPrice')),
  });
}

/** The order that a text names, in a URL or a control; `undefined` for the default. */
export function asSort(text: string | null): ProductSort | undefined {
  const sort = SORTS.find((known) => known === text);
  return sort === 'recommended' ? undefined : sort;
}

export const hasPrice = ({ minPrice, maxPrice }: PriceLimits): boolean =>
  minPrice !== undefined || maxPrice !== undefined;

/** Number of selected values; the price counts as one. */
export function countFilters(filters: ProductFilters): number {
  const values = FACET_KEYS.flatMap((key) => valuesOf(filters, key)).length;
  return values + (hasPrice(filters) ? 1 : 0);
}

/** Whether search engines may index the list: at most one value of one facet, and no price (product 5.10). */
export function isIndexable(filters: ProductFilters): boolean {
  return countFilters(filters) <= 1 && !hasPrice(filters);
}
