import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { contentPolicy, REPORTING_ENDPOINTS } from './contentPolicy.ts';
import { PAGE_STYLE } from './html.ts';

/** Policy of pages without the storefront, and of storefront pages without a policy. */
const PAGE_POLICY = contentPolicy({ styles: [PAGE_STYLE] });
/** Policy of responses that are not documents. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Policy of scripts, which that of a worker is; workers read files of the shop (docs/rooms.md). */
const SCRIPT_POLICY = "default-src 'none'; connect-src 'self'";
const SCRIPT = /^\/assets\/[^/]+\.js$/;

/** Headers of every response. HSTS only when the shop is served over https. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  return secureHeaders({
    // The payment page opens in its own window.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity:
      publicUrl.startsWith('https://') && 'max-age=63072000; includeSubDomains',
    // Set by `resourcePolicies`, because they depend on the response.
    crossOriginResourcePolicy: false,
    // Replaced by the Content Security Policy, obsolete, or bad for performance.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** Headers that depend on the response: page, file or API. */
export const resourcePolicies: MiddlewareHandler = async (context, next) => {
  await next();
  // Other origins may use the API, and those of MEDIA_BASE_URL pass the shop's pictures on.
  const isShared = /^\/(api|media\/shop)\//.test(context.req.path);
  const { headers } = context.res;
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isServiceWorker = context.req.path === '/service-worker.js';
  // Headers of a 304 would replace those of the cached response, whose type is unknown here.
  if (!headers.has('Content-Security-Policy') && context.res.status !== 304) {
    headers.set('Content-Security-Policy', policyOf(context.req.path, isPage || isServiceWorker));
  }
  if (isPage || isServiceWorker) headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS);
  headers.set('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
  // Without a rule, shared caches may keep a 404 or a redirect.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
};

function policyOf(path: string, isPage: boolean): string {
  if (isPage) return PAGE_POLICY;
  return SCRIPT.test(path) ? SCRIPT_POLICY : DATA_POLICY;
}
