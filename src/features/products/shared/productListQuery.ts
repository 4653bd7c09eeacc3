import type { ProductFilters, ProductsQuery, ProductSort } from '@/contract/products';
import { pageOf, paths, withQuery } from '@/lib/paths';
import { asSort, readFilters } from '@/lib/productFilters';
import { searchOf } from '@/lib/searchText';

/** Products per page (product 5.1). */
export const PRODUCTS_PER_PAGE = 10;

/** Value of `show` for cards in a room. */
const IN_ROOM = 'room';

/** Page number (from 1), search text, sub-category, filters and order of the product list. */
export interface ProductListQuery {
  page: number;
  /** Empty for all products. */
  search: string;
  /** Searches without correction (product 5.12). */
  isExact?: boolean;
  /** Limits the list to the products that fit a sub-category. */
  subCategoryId?: string;
  filters?: ProductFilters;
  /** `undefined` for the default. */
  sort?: ProductSort;
  /** The cards show their fabrics in a room (product 5.21). */
  isInRoom?: boolean;
}

/** Reads the query of the list from the URL, for example `?page=2&search=linen&colour=blue`. */
export function readProductListQuery(params: URLSearchParams): ProductListQuery {
  const search = searchOf(params);
  const subCategoryId = params.get('subCategoryId') ?? '';
  const filters = readFilters(params);
  const sort = asSort(params.get('sort'));
  return {
    page: pageOf(params),
    search,
    ...(search !== '' && params.get('exact') === '1' && { isExact: true }),
    ...(subCategoryId !== '' && { subCategoryId }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(sort !== undefined && { sort }),
    ...(params.get('show') === IN_ROOM && { isInRoom: true }),
  };
}

/** URL of a page of the list; the first page has no number. */
export function productListPath(query: ProductListQuery): string {
  const { page, search, isExact = false, subCategoryId, filters, sort, isInRoom } = query;
  const path = withQuery(paths.products, {
    page: page > 1 ? page : undefined,
    search,
    exact: isExact ? 1 : undefined,
    subCategoryId,
    ...filters,
    sort,
    show: isInRoom === true ? IN_ROOM : undefined,
  });
  return path.replaceAll('%2C', ',');
}

/** Query argument of a list URL (product 13.3). */
export function toProductsArg(query: ProductListQuery): ProductsQuery {
  const { page, search, isExact = false, filters, subCategoryId, sort } = query;
  return {
    page,
    limit: PRODUCTS_PER_PAGE,
    facets: 1,
    ...(search !== '' && { search }),
    ...(isExact && { exact: 1 }),
    ...(subCategoryId !== undefined && { subCategoryId }),
    ...(sort !== undefined && { sort }),
    ...filters,
  };
}
