import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RenderedPage } from '../../../src/contract/render.ts';
import type { Renderer } from '../../../server/pages/renderer.ts';
import type { Template } from '../../../server/pages/template.ts';
import { buildPhoto } from '../../support/photos/samplePhotos.ts';
import { release, uploadPhoto } from '../../support/photos/reviewPhotos.ts';
import { WIDE_LOAD, listenRaw, sendRaw } from '../../support/rawHttp.ts';
import { placeOrder, succeed } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer, TestServerOptions } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const SHOP = 'https://shop.example';
const SCRIPT = '/assets/main.0a1b2c.js';
const root = mkdtempSync(join(tmpdir(), 'sadeel-headers-'));
const dist = join(root, 'dist');
const FILES: Record<string, string> = {
  'index.html': '<title>Shop</title>',
  'ar/index.html': '<title>متجر</title>',
  'robots.txt': 'robots',
  'site.webmanifest': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'service-worker.js': 'worker',
  'assets/main.0a1b2c.js': 'script',
  'assets/main.0a1b2c.css': 'style',
  'assets/plain.js': 'script',
  'media/clip.mp4': '0123456789',
};

const template: Template = {
  beforeHeadEnd: '<!doctype html><html><head>',
  betweenHeadAndRoot: '</head><body>',
  afterRoot: '</body></html>',
  css: '',
  scripts: new Set(),
  scriptsOf: () => [],
};
const page: RenderedPage = {
  language: 'en',
  status: 200,
  head: '',
  body: '<h1>Shop</h1>',
  styles: [],
  cache: { queries: {}, provided: {} },
  chunk: 'HomePage',
};

/** Renders /about and unknown URLs; all other pages are rendered in the browser. */
const renderer: Renderer = {
  templates: { en: template, ar: template },
  start: () => undefined,
  render: ({ url }) => {
    if (url === '/about') return Promise.resolve(page);
    if (url === '/nowhere') return Promise.resolve({ ...page, status: 404 });
    return Promise.reject(new Error('The renderer is broken.'));
  },
  close: () => Promise.resolve(),
};

let server: TestServer;
let token: string;
const openServer = (options: TestServerOptions = {}) =>
  createTinyServer({
    renderer,
    ...options,
    config: { distDir: dist, publicUrl: SHOP, hasPublicUrl: true, corsOrigins: [SHOP] },
  });
beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  server = await openServer();
  token = await server.signIn('aisha@example.com');
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers });
const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  server.fetch(path, { method, headers });
const asCustomer = (path: string) => get(path, { authorization: `Bearer ${token}` });
const postJson = (path: string, body: string, shop = server) =>
  shop.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const enquiry = JSON.stringify({
  name: 'Aisha',
  email: 'aisha@example.com',
  phone: '050 123 4567',
  date: '2036-12-01',
  time: '10:30',
});

async function again(path: string): Promise<Response> {
  const etag = (await get(path)).headers.get('etag') ?? '';
  return get(path, { 'if-none-match': etag });
}

/** Requests of a server of their own, e.g. with a broken database. */
async function onServer(
  options: TestServerOptions,
  request: (shop: TestServer) => Promise<Response>,
): Promise<Response> {
  const shop = await openServer(options);
  const response = await request(shop);
  await shop.close();
  return response;
}

async function paymentPage(action = ''): Promise<Response> {
  const { url = '' } = await placeOrder(server, token, smallLine);
  const path = new URL(url, SHOP).pathname;
  return action ? send('POST', `${path}/${action}`) : get(path);
}

async function invoices(): Promise<Response> {
  const { order } = await placeOrder(server, token, smallLine);
  return asCustomer(`/api/user/get-invoices?_id=${order?._id ?? ''}`);
}

async function calendarFile(): Promise<Response> {
  const { visit } = (await (await postJson('/api/user/enquiry', enquiry)).json()) as {
    visit: { calendarUrl: string };
  };
  return get(new URL(visit.calendarUrl, SHOP).pathname);
}

async function reviewPhoto(): Promise<Response> {
  const id = await uploadPhoto(server, token, await buildPhoto());
  const body = { productId: smallLine.productId, rating: 5, review: 'Good.', name: 'Sara' };
  await succeed(server, 'POST /user/add-review', { token, body: { ...body, photos: [id] } });
  await release(server, [id]);
  return get(`/api/review-photos/${id}.webp`);
}

async function signIn(): Promise<Response> {
  const email = 'sara@example.com';
  await postJson('/api/user/send-otp', JSON.stringify({ email }));
  const otp = await server.outbox.lastCode(email);
  return postJson('/api/user/verify-otp', JSON.stringify({ email, otp }));
}

const DATA = "default-src 'none'; frame-ancestors 'none'";
/** Content policies by the kind of content. */
const policies = {
  api: DATA,
  data: DATA,
  script: "default-src 'none'; connect-src 'self'",
  page: expect.stringMatching(
    /^default-src 'self'; script-src 'self'; .*frame-ancestors 'none'; require-trusted-types-for/,
  ),
  /** A 304 keeps the policy of the cached response. */
  kept: null,
};

const NO_STORE = 'no-store';
const HOUR = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=30';
const REVALIDATED = 'no-cache';

type Kind = [
  kind: string,
  status: number,
  cacheControl: string,
  policy: keyof typeof policies,
  request: () => Promise<Response>,
];

const pages: Kind[] = [
  ['a rendered page', 200, REVALIDATED, 'page', () => get('/about')],
  ['a rendered page from the cache', 200, REVALIDATED, 'page', () => get('/about')],
  ['a compressed page', 200, REVALIDATED, 'page', () => get('/about', { 'accept-encoding': 'br' })],
  ['a rendered page that has not changed', 304, REVALIDATED, 'page', () => again('/about')],
  ['HEAD of a page', 200, REVALIDATED, 'page', () => send('HEAD', '/about')],
  ['a 404 page', 404, REVALIDATED, 'page', () => get('/nowhere')],
  ['a page for the browser', 200, REVALIDATED, 'page', () => get('/cart')],
  ['a page for the browser, unchanged', 304, REVALIDATED, 'kept', () => again('/cart')],
  ['a page in Arabic', 200, REVALIDATED, 'page', () => get('/ar/cart')],
  ['the payment page of the sandbox', 200, NO_STORE, 'page', () => paymentPage()],
  ['the outbox', 200, NO_STORE, 'page', () => get('http://localhost/dev/outbox')],
];

const files: Kind[] = [
  ['a hashed script', 200, FOREVER, 'script', () => get(SCRIPT)],
  ['a hashed script, unchanged', 304, FOREVER, 'kept', () => again(SCRIPT)],
  ['HEAD of a script', 200, FOREVER, 'script', () => send('HEAD', SCRIPT)],
  ['a hashed style sheet', 200, FOREVER, 'data', () => get('/assets/main.0a1b2c.css')],
  ['a script without a hash', 200, HOUR, 'script', () => get('/assets/plain.js')],
  ['media', 200, FOREVER, 'data', () => get('/media/clip.mp4')],
  ['a part of media', 206, FOREVER, 'data', () => get('/media/clip.mp4', { range: 'bytes=2-4' })],
  [
    'an unsatisfiable range',
    416,
    NO_STORE,
    'data',
    () => get('/media/clip.mp4', { range: 'bytes=10-' }),
  ],
  ['the service worker', 200, REVALIDATED, 'page', () => get('/service-worker.js')],
  ['the manifest', 200, HOUR, 'data', () => get('/site.webmanifest')],
  ['an SVG image', 200, HOUR, 'data', () => get('/favicon.svg')],
  ['robots.txt', 200, HOUR, 'data', () => get('/robots.txt')],
  ['the sitemap', 200, HOUR, 'data', () => get('/sitemap.xml')],
  ['a feed', 200, HOUR, 'data', () => get('/feeds/google.xml')],
  ['a product as Markdown', 200, REVALIDATED, 'data', () => get('/product-detail.md?id=product-1')],
  ['a missing file', 404, NO_STORE, 'data', () => get('/favicon.ico')],
  ['a missing script', 404, NO_STORE, 'script', () => get('/assets/old.111111.js')],
];

const api: Kind[] = [
  ['a catalogue read', 200, BRIEFLY, 'api', () => get('/api/user/get-faq')],
  ['a catalogue read from the cache', 200, BRIEFLY, 'api', () => get('/api/user/get-faq')],
  ['a catalogue read, unchanged', 304, BRIEFLY, 'api', () => again('/api/user/get-faq')],
  ['HEAD of a catalogue read', 200, BRIEFLY, 'api', () => send('HEAD', '/api/user/get-faq')],
  [
    'an empty search',
    200,
    'private, max-age=30',
    'api',
    () => get('/api/user/get-products?search=xyzzy'),
  ],
  ['a catalogue read with a token', 200, NO_STORE, 'api', () => asCustomer('/api/user/get-faq')],
  ['a customer’s read', 200, NO_STORE, 'api', () => asCustomer('/api/user/get-cart')],
  ['a sign-in', 200, NO_STORE, 'api', signIn],
  ['the export of an account', 200, NO_STORE, 'api', () => asCustomer('/api/user/export-account')],
  ['the orders', 200, NO_STORE, 'api', () => asCustomer('/api/user/get-orders')],
  ['the invoices of an order', 200, NO_STORE, 'api', invoices],
  ['a calendar file', 200, NO_STORE, 'api', calendarFile],
  ['a photo of a review', 200, 'public, max-age=604800, immutable', 'api', reviewPhoto],
  ['a preflight', 204, NO_STORE, 'api', () => preflight()],
  ['liveness', 200, NO_STORE, 'data', () => get('/healthz')],
  ['readiness', 200, NO_STORE, 'data', () => get('/readyz')],
];

const redirects: Kind[] = [
  ['a payment in the sandbox', 303, NO_STORE, 'data', () => paymentPage('approve')],
  ['the return from a provider', 303, NO_STORE, 'api', () => get('/api/payments/stripe/return')],
];

const errors: Kind[] = [
  ['400 of the API', 400, NO_STORE, 'api', () => postJson('/api/user/send-otp', '{')],
  ['401', 401, NO_STORE, 'api', () => get('/api/user/get-cart')],
  ['403', 403, NO_STORE, 'data', () => get('/dev/outbox')],
  ['404 of the API', 404, NO_STORE, 'api', () => get('/api/user/none')],
  ['404 of a product', 404, NO_STORE, 'api', () => get('/api/user/get-product-details?id=none')],
  ['404 of a payment', 404, NO_STORE, 'data', () => get('/sandbox-payment/none')],
  ['404 of a calendar file', 404, NO_STORE, 'api', () => get('/api/visits/none.ics')],
  ['405 of the API', 405, NO_STORE, 'api', () => send('DELETE', '/api/user/get-faq')],
  ['405 elsewhere', 405, NO_STORE, 'data', () => send('POST', '/sitemap.xml')],
  ['OPTIONS of a page', 404, NO_STORE, 'data', () => send('OPTIONS', '/about')],
  [
    '413',
    413,
    NO_STORE,
    'api',
    () => postJson('/api/user/send-otp', JSON.stringify({ email: 'x'.repeat(70_000) })),
  ],
  [
    '415',
    415,
    NO_STORE,
    'api',
    () => server.fetch('/api/user/send-otp', { method: 'POST', body: 'x' }),
  ],
  [
    '429',
    429,
    NO_STORE,
    'api',
    () =>
      onServer({ limits: realLimits }, async (shop) => {
        const body = JSON.stringify({ email: 'aisha@example.com' });
        await postJson('/api/user/send-otp', body, shop);
        return postJson('/api/user/send-otp', body, shop);
      }),
  ],
  [
    '500',
    500,
    NO_STORE,
    'api',
    () =>
      onServer({}, (shop) => {
        shop.db.transaction = () => {
          throw new TypeError('A bug.');
        };
        return postJson('/api/user/enquiry', enquiry, shop);
      }),
  ],
  ['503 of the API', 503, NO_STORE, 'api', () => withoutDatabase('/api/user/get-home-page')],
  ['503 of readiness', 503, NO_STORE, 'data', () => withoutDatabase('/readyz')],
  ['503 of the sitemap', 503, NO_STORE, 'data', () => withoutDatabase('/sitemap.xml')],
  ['503 of a feed', 503, NO_STORE, 'data', () => withoutDatabase('/feeds/meta.csv')],
];

function preflight(): Promise<Response> {
  const headers = { origin: SHOP, 'access-control-request-method': 'POST' };
  return send('OPTIONS', '/api/user/add-to-cart', headers);
}

function withoutDatabase(path: string): Promise<Response> {
  return onServer({}, async (shop) => {
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    shop.db.getExecutor().executeQuery = () => Promise.reject(outage);
    return shop.fetch(path);
  });
}

/** Headers of every response. */
const COMMON = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
};
/** Headers that would reveal something about the server, or are obsolete. */
const ABSENT = ['server', 'x-powered-by', 'x-xss-protection', 'access-control-allow-credentials'];

describe('response headers (docs/reliability.md)', () => {
  it.each([...pages, ...files, ...api, ...redirects, ...errors])(
    'of %s',
    async (_kind, status, cacheControl, policy, request) => {
      const response = await request();
      const { headers } = response;
      expect([response.status, headers.get('cache-control')]).toEqual([status, cacheControl]);
      expect(headers.get('content-security-policy')).toEqual(policies[policy]);
      expect(Object.fromEntries(headers)).toMatchObject(COMMON);
      expect(headers.get('cross-origin-resource-policy')).toBe(
        policy === 'api' ? 'cross-origin' : 'same-origin',
      );
      for (const name of ABSENT) expect([name, headers.get(name)]).toEqual([name, null]);
      if (cacheControl.startsWith('public')) expect(headers.get('set-cookie')).toBeNull();
      if (policy === 'page' && status !== 304) {
        expect(headers.get('reporting-endpoints')).toBe('reports="/api/client-reports"');
      }
    },
  );
});

describe('response headers of a connection', () => {
  const request = (target: string) =>
    [`GET ${target} HTTP/1.1`, 'Host: shop', 'Connection: close', '', ''].join('\r\n');
  const LOAD = { ...WIDE_LOAD, trustedHops: 1 };

  async function receive(bytes: string, load = {}) {
    const raw = await listenRaw(server, undefined, { ...LOAD, ...load });
    const { status, headers, body } = await sendRaw(raw.port, bytes);
    await raw.close();
    return { status, headers: Object.fromEntries(headers), body };
  }

  it('are complete when the target is not a path', async () => {
    const { status, headers } = await receive(request('http://evil.example/'));
    expect([status, headers]).toEqual([
      400,
      expect.objectContaining({
        ...COMMON,
        'cache-control': NO_STORE,
        'content-security-policy': DATA,
        'cross-origin-resource-policy': 'same-origin',
      }),
    ]);
  });

  it.each([
    ['//products?page=2', '/products?page=2'],
    ['///evil.example/', '/evil.example/'],
  ])('send %s to the same path of the shop', async (target, location) => {
    const { status, headers } = await receive(request(target));
    expect([status, headers]).toEqual([301, expect.objectContaining({ ...COMMON, location })]);
  });

  it('refuse a path that is invalid behind its slashes', async () => {
    const { status, headers } = await receive(request('//\\evil.example/'));
    expect([status, headers]).toEqual([
      400,
      expect.not.objectContaining({ location: expect.anything() }),
    ]);
  });

  // Sent before the application, for one client and for an overloaded server alike.
  it('keep a request that was refused before the application out of caches and documents', async () => {
    const { status, headers } = await receive(request('/'), { perClient: 0 });
    expect([status, headers]).toEqual([
      429,
      expect.objectContaining({
        'cache-control': NO_STORE,
        'content-security-policy': DATA,
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': COMMON['referrer-policy'],
        'x-content-type-options': 'nosniff',
      }),
    ]);
  });

  it.each([
    ['malformed HTTP', 400, 'GET / HTTP/1.1\r\nHost : shop\r\n\r\n'],
    ['headers over the limit', 431, request('/').replace('shop', 'x'.repeat(20_000))],
  ])('are none but the end of the connection with %s', async (_case, status, bytes) => {
    expect(await receive(bytes)).toEqual({ status, headers: { connection: 'close' }, body: '' });
  });
});
