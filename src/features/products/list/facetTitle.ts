import type { Translate } from '@/i18n/createI18n';
import { FACET_KEYS } from '@/lib/facets';
import { countFilters } from '@/lib/productFilters';
import { labelOf } from '../attributes/labelOf';
import { listMessages } from '../shared/messages';
import type { ProductListResult } from '../shared/useProductList';

/**
 * Title of a list with one value of one facet, for example “Blue fabrics”; `undefined` for any other list, and when the
 * server does not filter.
 */
export function facetTitleOf(
  t: Translate,
  { query, subCategory, facets }: Pick<ProductListResult, 'query' | 'subCategory' | 'facets'>,
): string | undefined {
  const { search, filters = {} } = query;
  const isWhole = search === '' && subCategory === undefined && facets !== undefined;
  if (!isWhole || countFilters(filters) !== 1) return undefined;
  const key = FACET_KEYS.find((facet) => filters[facet] !== undefined);
  const id = key && filters[key];
  if (key === undefined || id === undefined) return undefined;
  // Keys of an ICU select have no hyphens.
  return t(listMessages.facetTitles[key], {
    name: labelOf(t, key, id),
    value: id.replaceAll('-', '_'),
  });
}
