import type { MiddlewareHandler } from 'hono';
import { contentPolicy } from './contentPolicy.ts';
import { PAGE_STYLE } from './html.ts';

/** Of the server's own pages, and of the storefront where it brings no policy of its own. */
const PAGE_POLICY = contentPolicy({ styles: [PAGE_STYLE] });
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const COMMON: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // The payment page opens in a window of its own.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Every security header of the server. HSTS only where the shop is known to be served by https. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const isHttps = publicUrl.startsWith('https://');
  return async (context, next) => {
    await next();
    const isApi = context.req.path.startsWith('/api/');
    const { headers } = context.res;
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    // A worker runs under the policy it was sent with, as a page does.
    const isWorker = context.req.path === '/service-worker.js';
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', isPage || isWorker ? PAGE_POLICY : API_POLICY);
    }
    headers.set('Cross-Origin-Resource-Policy', isApi ? 'cross-origin' : 'same-origin');
    for (const [name, value] of Object.entries(COMMON)) headers.set(name, value);
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    if (isApi && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}
