import type { RequestTarget } from '../http/requestTarget.ts';
import { MAX_PAGE_ADDRESS } from '../limits.ts';

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

/** A path in one spelling: nothing escaped that need not be, no slash at the end. `undefined` for a broken escape. */
function normalisePath(path: string): string | undefined {
  try {
    return encodeURI(decodeURI(path)).replace(/\/+$/, '') || '/';
  } catch {
    return undefined;
  }
}

/**
 * One URL for every spelling of a page: path without a slash at its end, known parameters in a fixed order. Pages are
 * rendered for it and cached under it.
 * @returns `undefined` for a URL that is malformed or too long to be worth rendering
 */
export function pageAddress(target: RequestTarget): string | undefined {
  const given = new URLSearchParams(target.query);
  const known = new URLSearchParams();
  for (const name of KNOWN) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  const path = normalisePath(target.path);
  if (path === undefined) return undefined;
  const query = known.toString();
  const address = query === '' ? path : `${path}?${query}`;
  return address.length > MAX_PAGE_ADDRESS ? undefined : address;
}
