import { z } from 'zod';
import type { FacetKey } from '../../src/contract/facets.ts';
import type { ProductPage, ProductSort, ProductsQuery } from '../../src/contract/products.ts';
import { MAX_FILTER_LENGTH, MAX_FILTER_PRICE, MAX_SHARED_FILTERS } from '../limits/search.ts';
import type { Messages } from '../messages/messages.ts';
import { FACET_KEYS, canonicalValues } from '../rules/facets.ts';
import { toMinor } from '../rules/money.ts';
import type { Filters } from '../search/listQuery.ts';
import { wholeNumber } from './validation.ts';

const SORTS = ['recommended', 'price', 'rating', 'newest'] as const satisfies ProductSort[];

/** Values of a facet in canonical form, so that equal filters share one cached response; unknown ones are ignored. */
function facetText({ requests }: Messages, key: FacetKey) {
  return z
    .string()
    .max(MAX_FILTER_LENGTH, requests.tooLong(key, MAX_FILTER_LENGTH))
    .transform((text) => canonicalValues(key, text))
    .optional();
}

/** `1` for a switch that is on; anything else is off. */
const flag = z
  .string()
  .transform((value): 1 | undefined => (value === '1' ? 1 : undefined))
  .optional();

/** Query parameters of filters, order and search of product lists. */
export function filterQuery(messages: Messages) {
  const facets = FACET_KEYS.map((key) => [key, facetText(messages, key)] as const);
  const price = (name: string) => wholeNumber(messages, name, 0, MAX_FILTER_PRICE).optional();
  return {
    ...(Object.fromEntries(facets) as Record<FacetKey, ReturnType<typeof facetText>>),
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
    sort: z
      .string()
      .transform((value): ProductSort => SORTS.find((sort) => sort === value) ?? 'recommended')
      .default('recommended'),
    facets: flag,
    exact: flag,
  };
}

/** Filters of a validated query. */
export function filtersOf(query: ProductsQuery): Filters {
  const values: Filters['values'] = {};
  for (const key of FACET_KEYS) {
    const text = query[key];
    if (text !== undefined) values[key] = text.split(',');
  }
  const { minPrice, maxPrice } = query;
  return {
    values,
    ...(minPrice !== undefined && { minPriceMinor: toMinor(minPrice) }),
    ...(maxPrice !== undefined && { maxPriceMinor: toMinor(maxPrice) }),
  };
}

/** Whether the list is filtered by a value or a price. */
export function hasFilters({ values, minPriceMinor, maxPriceMinor }: Filters): boolean {
  const hasPrice = minPriceMinor !== undefined || maxPriceMinor !== undefined;
  return hasPrice || Object.keys(values).length > 0;
}

/**
 * Whether a list is one of too many to be cached: empty, with a price, or with many values. Ratings change without the
 * catalogue, so lists by rating are not cached, either.
 */
export function isRareList(query: ProductsQuery, { products }: ProductPage): boolean {
  const { values, minPriceMinor, maxPriceMinor } = filtersOf(query);
  const count = Object.values(values).reduce((sum, chosen) => sum + chosen.length, 0);
  const hasPrice = minPriceMinor !== undefined || maxPriceMinor !== undefined;
  const isEmpty = products.length === 0;
  return isEmpty || hasPrice || count > MAX_SHARED_FILTERS || query.sort === 'rating';
}
