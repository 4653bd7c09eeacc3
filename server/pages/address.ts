/** The query parameters that a page depends on; all others change nothing in its markup. */
const KNOWN = [
  'article',
  'categoryId',
  'feature',
  'filter',
  'id',
  'page',
  'reviews',
  'search',
  'size',
  'subCategoryId',
] as const;

const MAX_LENGTH = 300;

/**
 * One address for every way to write it: path without regard to the slash at its end, known parameters in one order.
 * @returns `undefined` for an address too long to be worth rendering
 */
export function pageAddress({ pathname, searchParams }: URL): string | undefined {
  const kept = new URLSearchParams();
  for (const name of KNOWN) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const query = kept.toString();
  const address = query === '' ? path : `${path}?${query}`;
  return address.length > MAX_LENGTH ? undefined : address;
}
