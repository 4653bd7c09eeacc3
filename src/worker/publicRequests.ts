import { pages, pagesFor } from '@/contract/pages';
import { withoutLanguage } from '@/lib/language';
import { toPathKey } from '@/lib/paths';

const PUBLIC_PATHS = new Set(pagesFor('everybody').map((id) => toPathKey(pages[id].path)));
const READ = /\/user\/get-[\w-]+$/;

/** Whether the response is the same for everybody: a read without a token. Only a token identifies a customer. */
export function isPublicResponse(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  // The link to a quote is a secret.
  if (request.method !== 'GET' || searchParams.has('token')) return false;
  return READ.test(pathname) && !request.headers.has('authorization');
}

/** `Accept` header of a page that a tab asks the service worker to cache; its request cannot have the mode `navigate`. */
export const PAGE_ACCEPT = 'text/html';

/** Whether the request is for a page: a navigation, or a page to be cached. */
export function isPageRequest({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('Accept') === PAGE_ACCEPT;
}

/** Whether a page is the same for everybody, signed in or not. */
export function isPublicPage(url: string): boolean {
  return PUBLIC_PATHS.has(toPathKey(withoutLanguage(new URL(url).pathname)));
}
