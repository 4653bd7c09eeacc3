import { pages, type PageId } from '../contract/pages.ts';

/** Paths of all pages (product 2.1), matched case-insensitively (product 2.2). */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([id, { path }]) => [id, path]),
) as { [Id in PageId]: (typeof pages)[Id]['path'] };

/** Anchor of the booking section on the home page (product 3.10). */
export const BOOKING_ANCHOR = 'bookingID';

/** The booking section, from any page. */
export const bookingPath = `${paths.home}#${BOOKING_ANCHOR}`;

/** Anchor of the fabrics that fit a sub-category (product 4.3). */
export const FABRICS_ANCHOR = 'fabrics';

type QueryValue = string | number | undefined;

/** A path with a query string; `undefined` and empty values are omitted. */
export function withQuery(path: string, query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

export const productPath = (id: string) => withQuery(paths.productDetail, { id });
/** Configurator of a product, with the choices of a cart line (product 16.17), or for a window of the list (product 15.8). */
export const madePath = (id: string, line?: string, window?: string) =>
  withQuery(paths.productDetail, { id, size: 'made', line, window });
/** The same with the choices of `writeMade`, for another window (product 16.25). */
export const copyPath = (id: string, made: string) =>
  withQuery(paths.productDetail, { id, size: 'made', made });
/** The same with a second cloth at the same window (product 16.29). */
export const layersPath = (id: string, second: string) => copyPath(id, `plus_${second}`);
export const categoryPath = (categoryId: string) => withQuery(paths.curtains, { categoryId });
export const curtainDetailPath = (categoryId: string, subCategoryId: string) =>
  withQuery(paths.curtainDetail, { categoryId, subCategoryId });
export const orderPath = (id: string) => withQuery(paths.orderDetail, { id });
export const invoicePath = (order: string, invoice: string) =>
  withQuery(paths.invoice, { order, invoice });
export const quotePath = (token: string) => withQuery(paths.quote, { token });
/** The cart as a quote for print (product 15.14). */
export const cartQuotePath = withQuery(paths.cart, { show: 'quote' });
/** Whether the query string of /cart is that of `cartQuotePath`. */
export const isCartQuote = (search: string) => new URLSearchParams(search).get('show') === 'quote';
export const workPath = (id: string) => withQuery(paths.ourWorkDetails, { id });
export const articlePath = (slug: string) => withQuery(paths.article, { article: slug });
/** Form of a measured window. */
export const windowPath = (id: string) => withQuery(paths.windows, { window: id });
/** Id of what fits a window and costs, on its page. */
export const PRICES_ANCHOR = 'prices';
export const highlightPath = (slug: string) => withQuery(paths.feature, { feature: slug });

/** Canonical form of a path, which matches case-insensitively and with trailing slashes (product 2.2). */
export const toPathKey = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?<=[^/]|^\/)\/+$/, '');

/** Whether a URL belongs to a path, ignoring query and hash. */
export function isAt(path: string, url: string): boolean {
  const [pathname = ''] = url.split(/[?#]/);
  return toPathKey(pathname) === toPathKey(path);
}

/** The id in a URL hash; malformed escapes are kept. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Digits only, so that `1e3` and `0x10` are no further URLs of a page. */
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** Page number in the query string, 1 to 9,999; 1 when invalid. */
export function pageOf(params: URLSearchParams, key = 'page'): number {
  const page = params.get(key) ?? '';
  return PAGE_NUMBER.test(page) ? Number(page) : 1;
}
