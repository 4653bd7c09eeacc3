const SHARED_CALLS =
  /\/user\/get-(?:home-page|products|product-details|category|sub-category|our-works|faq|review)$/;
/** Screens of one customer, and pages of the server itself. */
const OTHER_PAGES =
  /^\/(?:cart|checkout|myorders|login|verify-otp|api|dev|sandbox-payment|webhooks|healthz|readyz)(?:[/-]|$)/i;

/** An answer that is the same for everybody and may be kept: a read of the catalogue, asked without a token. */
export function isSharedAnswer(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return (
    request.method === 'GET' && SHARED_CALLS.test(pathname) && !request.headers.has('authorization')
  );
}

/** A page of the showroom: it is the same for everybody, whoever is signed in. */
export function isSharedPage(address: string): boolean {
  return !OTHER_PAGES.test(new URL(address).pathname);
}
