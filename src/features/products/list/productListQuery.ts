import { pageOf, paths, withQuery } from '@/lib/paths';

/** Products per page (product 5.1). */
export const PRODUCTS_PER_PAGE = 10;
/** Longest search text that the server accepts. */
export const MAX_SEARCH_LENGTH = 100;

/** Rejected by the server. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Page number (from 1) and search text of the product list. */
export interface ProductListQuery {
  page: number;
  /** Empty for all products. */
  search: string;
}

/** Reads page and search text from the query string, for example `?page=2&search=linen`. */
export function readProductListQuery(params: URLSearchParams): ProductListQuery {
  const text = (params.get('search') ?? '').replace(CONTROL_CHARACTERS, ' ');
  const search = text.trim().slice(0, MAX_SEARCH_LENGTH);
  return { page: pageOf(params), search };
}

/** URL of a page of the list; the first page has no number. */
export function productListPath({ page, search }: ProductListQuery): string {
  return withQuery(paths.products, { page: page > 1 ? page : undefined, search });
}

/** Query argument of a list URL (product 13.3). */
export function toProductsArg({ page, search }: ProductListQuery) {
  return { page, limit: PRODUCTS_PER_PAGE, ...(search !== '' && { search }) };
}
