import type { ProductFilters } from '@/contract/products';
import type { FilterKey } from '@/lib/changeFilters';
import { FacetOptions } from './FacetOptions';
import type { FilterableList } from './filterableList';
import { PriceFields } from './PriceFields';

export interface FilterControlProps {
  filterKey: FilterKey;
  list: Pick<FilterableList, 'facets' | 'priceRanges' | 'currency'>;
  filters: ProductFilters | undefined;
  onChange: (filters: ProductFilters) => void;
}

/** Control of one filter: the values of a facet or the price. */
export function FilterControl({ filterKey, list, filters = {}, onChange }: FilterControlProps) {
  const { facets = [], priceRanges = [], currency } = list;
  if (filterKey === 'price')
    return (
      <PriceFields ranges={priceRanges} filters={filters} currency={currency} onChange={onChange} />
    );
  const facet = facets.find(({ key }) => key === filterKey);
  return facet && <FacetOptions facet={facet} filters={filters} onChange={onChange} />;
}
