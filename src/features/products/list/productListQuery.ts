import { pageOf, paths, withQuery } from '@/lib/paths';

/** Products per page (product 5.1). */
export const PRODUCTS_PER_PAGE = 10;
/** Longest search text that the server accepts. */
export const MAX_SEARCH_LENGTH = 100;

/** Rejected by the server. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Page number (from 1), search text and sub-category of the product list. */
export interface ProductListQuery {
  page: number;
  /** Empty for all products. */
  search: string;
  /** Limits the list to the products that fit a sub-category. */
  subCategoryId?: string;
}

/** Reads the query of the list from the URL, for example `?page=2&search=linen`. */
export function readProductListQuery(params: URLSearchParams): ProductListQuery {
  const text = (params.get('search') ?? '').replace(CONTROL_CHARACTERS, ' ');
  const search = text.trim().slice(0, MAX_SEARCH_LENGTH);
  const subCategoryId = params.get('subCategoryId') ?? '';
  return { page: pageOf(params), search, ...(subCategoryId !== '' && { subCategoryId }) };
}

/** URL of a page of the list; the first page has no number. */
export function productListPath({ page, search, subCategoryId }: ProductListQuery): string {
  return withQuery(paths.products, { page: page > 1 ? page : undefined, search, subCategoryId });
}

/** Query argument of a list URL (product 13.3). */
export function toProductsArg({ page, search, ...filter }: ProductListQuery) {
  return { page, limit: PRODUCTS_PER_PAGE, ...(search !== '' && { search }), ...filter };
}
