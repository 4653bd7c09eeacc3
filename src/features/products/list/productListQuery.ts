import { pageOf, paths, withQuery } from '@/lib/paths';

/** Products on a page of the list (product 5.1). */
export const PRODUCTS_PER_PAGE = 10;
/** Longest search text that the server takes. */
export const MAX_SEARCH_LENGTH = 100;

/** Nobody types them, and the server does not take them. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** What the list shows: a page, counted from 1, of the products that match the text. */
export interface ProductListQuery {
  page: number;
  /** Empty for all products. */
  search: string;
}

/** Page and search text of an address such as `/products?page=2&search=linen`. */
export function readProductListQuery(params: URLSearchParams): ProductListQuery {
  const text = (params.get('search') ?? '').replace(CONTROL_CHARACTERS, ' ');
  const search = text.trim().slice(0, MAX_SEARCH_LENGTH);
  return { page: pageOf(params), search };
}

/** The address of a page of the list; the first page needs no number. */
export function productListPath({ page, search }: ProductListQuery): string {
  return withQuery(paths.products, { page: page > 1 ? page : undefined, search });
}

/** The arguments of the request for a list URL (product 13.3). */
export function toProductsArg({ page, search }: ProductListQuery) {
  return { page, limit: PRODUCTS_PER_PAGE, ...(search !== '' && { search }) };
}
