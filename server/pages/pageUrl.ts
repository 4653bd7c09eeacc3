import type { RequestTarget } from '../http/requestTarget.ts';
import { MAX_PAGE_URL } from '../limits.ts';

/** Query parameters that change the markup of a page. */
const KNOWN_PARAMETERS = [
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

/** Canonical path without unnecessary escapes and trailing slashes; `undefined` for an invalid escape. */
function normalisePath(path: string): string | undefined {
  try {
    return encodeURI(decodeURI(path)).replace(/\/+$/, '') || '/';
  } catch {
    return undefined;
  }
}

/**
 * Canonical URL of a page, for rendering and as cache key: no trailing slash, known parameters in a fixed order.
 * @returns `undefined` for a malformed URL or one that is too long to render
 */
export function pageUrl(target: RequestTarget): string | undefined {
  const given = new URLSearchParams(target.query);
  const known = new URLSearchParams();
  for (const name of KNOWN_PARAMETERS) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  const path = normalisePath(target.path);
  if (path === undefined) return undefined;
  const query = known.toString();
  const url = query === '' ? path : `${path}?${query}`;
  return url.length > MAX_PAGE_URL ? undefined : url;
}
