import type { ProductPageResult } from '@/api/products';
import type { ProductFilters, ProductsQuery, ProductSort } from '@/contract/products';

/** What a customer chooses about a list: filters and order. */
export interface ListChoice {
  filters?: ProductFilters;
  sort?: ProductSort;
}

/** A list with filters: its choice, what the server counted, and how to change it. */
export interface FilterableList extends Pick<
  ProductPageResult,
  'facets' | 'priceRanges' | 'totalCount' | 'currency'
> {
  choice: ListChoice;
  /** Whether the list is a search, whose default order is relevance. */
  isSearch: boolean;
  /** Whether the counts belong to the previous choice. */
  isOutdated: boolean;
  /** Whether the cards show their fabrics in a room, and the URL of the list that changes it; absent where they cannot. */
  room?: { isShown: boolean; togglePath: string };
  /** URL of the first page of the list with another choice. */
  pathOf: (choice: ListChoice) => string;
  /** Query argument of that page. */
  toArg: (choice: ListChoice) => ProductsQuery;
}
