const PUBLIC_REQUESTS =
  /\/user\/get-(?:home-page|products|product-details|suggestions|category|sub-category|our-works|faq|review)$/;
/** Pages of a signed-in customer in every language, and URLs that are not pages. */
const PRIVATE_PATHS =
  /^(?:\/ar)?\/(?:account|cart|checkout|invoice|myorders|login|verify-otp|api|dev|sandbox-payment|webhooks|healthz|readyz)(?:[/-]|$)/i;

/** Whether the response is the same for everybody: a catalogue request without a token. */
export function isPublicResponse(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return (
    request.method === 'GET' &&
    PUBLIC_REQUESTS.test(pathname) &&
    !request.headers.has('authorization')
  );
}

/** `Accept` header of a page that a tab asks the service worker to cache; its request cannot have the mode `navigate`. */
export const PAGE_ACCEPT = 'text/html';

/** Whether the request is for a page: a navigation, or a page to be cached. */
export function isPageRequest({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('Accept') === PAGE_ACCEPT;
}

/** Whether a page is the same for everybody, signed in or not. */
export function isPublicPage(url: string): boolean {
  return !PRIVATE_PATHS.test(new URL(url).pathname);
}
