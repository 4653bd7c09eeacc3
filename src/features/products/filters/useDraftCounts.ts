import { useGetProductsQuery } from '@/api/products';
import { queryView } from '@/api/queryView';
import type { FilterableList, ListChoice } from './filterableList';

/** Counts of a list. */
export type DraftCounts = Pick<
  FilterableList,
  'facets' | 'priceRanges' | 'totalCount' | 'currency' | 'isOutdated'
>;

/**
 * Counts of a choice that is not applied yet. It requests the page that the choice leads to, so that applying it needs no
 * other request. Until they are loaded, the previous counts.
 */
export function useDraftCounts(list: FilterableList, draft: ListChoice): DraftCounts {
  const { data, isOutdated, isLoading } = useGetProductsQuery(list.toArg(draft), {
    selectFromResult: queryView,
  });
  const { facets, priceRanges, totalCount, currency } = data ?? list;
  return { facets, priceRanges, totalCount, currency, isOutdated: isOutdated || isLoading };
}
