import type { RequestTarget } from '../http/requestTarget.ts';
import { MAX_PAGE_URL } from '../limits/pages.ts';
import { FACET_KEYS, canonicalValues } from '../rules/facets.ts';

/** Query parameters that change the markup of a page. */
const KNOWN_PARAMETERS = [
  'also',
  'article',
  'care',
  'categoryId',
  'colour',
  'exact',
  'facing',
  'feature',
  'filter',
  'for',
  'id',
  'ids',
  'material',
  'maxPrice',
  'minPrice',
  'opacity',
  'page',
  'pattern',
  'reviews',
  'room',
  'search',
  'seen',
  'show',
  'size',
  'soldAs',
  'sort',
  'subCategoryId',
  'token',
  'width',
  'window',
] as const;

/** Canonical value of a parameter; `undefined` when it does not change the page. */
function normaliseValue(name: string, value: string): string | undefined {
  // The device alone knows the windows, so the form is rendered once for all.
  if (name === 'window') return 'any';
  // The quote of a link is shown in the browser.
  if (name === 'token') return 'any';
  const facet = FACET_KEYS.find((key) => key === name);
  return facet === undefined ? value : canonicalValues(facet, value);
}

/** Canonical path without unnecessary escapes and trailing slashes; `undefined` for an invalid escape. */
function normalisePath(path: string): string | undefined {
  try {
    return encodeURI(decodeURI(path)).replace(/(?<!\/)\/+$/, '') || '/';
  } catch {
    return undefined;
  }
}

/**
 * Canonical URL of a page, for rendering and as cache key: no trailing slash, known parameters and filters in a fixed order.
 * @returns `undefined` for a malformed URL or one that is too long to render
 */
export function pageUrl(target: RequestTarget): string | undefined {
  const given = new URLSearchParams(target.query);
  const known = new URLSearchParams();
  for (const name of KNOWN_PARAMETERS) {
    const value = given.get(name);
    const canonical = value === null ? undefined : normaliseValue(name, value);
    if (canonical !== undefined) known.set(name, canonical);
  }
  const path = normalisePath(target.path);
  if (path === undefined) return undefined;
  const query = known.toString();
  const url = query === '' ? path : `${path}?${query}`;
  return url.length > MAX_PAGE_URL ? undefined : url;
}
