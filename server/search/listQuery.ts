import type { FacetKey } from '../../src/contract/facets.ts';
import type { EmptyListHelp, PriceRange, ProductSort } from '../../src/contract/products.ts';
import type { Facet } from '../../src/contract/facets.ts';
import type { SearchableCategory } from './searchableProduct.ts';

/** Filters of a list. */
export interface Filters {
  /** Chosen values of each facet; a product has to have one of them. */
  values: Partial<Record<FacetKey, readonly string[]>>;
  minPriceMinor?: number;
  maxPriceMinor?: number;
}

/** A page of a product list. */
export interface ListQuery {
  search: string;
  /** Without correction. */
  isExact: boolean;
  /** Limits the list to the products that fit a sub-category. */
  subCategoryId?: string;
  filters: Filters;
  sort: ProductSort;
  offset: number;
  limit: number;
  /** Whether facets, prices and help are wanted. */
  hasFacets: boolean;
}

export interface ListResult {
  /** Ids of the page. */
  ids: string[];
  /** Number of products on all pages. */
  count: number;
  correctedTerm?: string;
  facets?: Facet[];
  priceRanges?: PriceRange[];
  help?: EmptyListHelp;
  /** Categories that the search names. */
  categories?: SearchableCategory[];
}
