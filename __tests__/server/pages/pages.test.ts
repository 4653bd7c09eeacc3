import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import type { RenderedPage, RenderPage } from '../../../src/contract/render';
import { HOUR, MINUTE } from '../../../server/clock';
import { registerStorefront } from '../../../server/routes/storefront.ts';
import { createLog } from '../../../server/log';
import { createPages } from '../../../server/pages/pages';
import type { Template } from '../../../server/pages/template';

const ORIGIN = 'https://shop.example';

const template: Template = {
  beforeHeadEnd: '<!doctype html><html><head>',
  betweenHeadAndRoot: '</head><body>',
  afterRoot: '<script defer src=/assets/main.1.js></script></body></html>',
  css: '@font-face{font-family:A;src:local(B)}',
  scripts: new Set(['assets/main.1.js']),
  scriptsOf: (chunk) => (chunk === 'HomePage' ? ['assets/main.1.js', 'assets/home.2.js'] : []),
};

const arabicTemplate: Template = {
  ...template,
  beforeHeadEnd: '<!doctype html><html lang=ar dir=rtl><head>',
  scriptsOf: (chunk) => ['assets/arabic.3.js', ...template.scriptsOf(chunk)],
};

const home: RenderedPage = {
  language: 'en',
  status: 200,
  head: '<title>Home</title>',
  body: '<main><h1>Hello</h1></main>',
  styles: [
    { key: 'css-global', ids: ['g'], css: 'b{color:blue}' },
    { key: 'css', ids: ['a', 'b'], css: '.css-a{color:red}' },
  ],
  cache: { queries: { q: { data: '</script><b>' } }, provided: {} },
  chunk: 'HomePage',
};

interface Shop {
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  /** Rendered URLs, in order. */
  rendered: string[];
  changeCatalogue: () => void;
  wait: (ms: number) => void;
  /** The place of this server among so many. */
  share: (place: number, count: number) => void;
}

/** A server that only serves pages, rendered by `render`. */
function openShop(
  render: RenderPage = () => Promise.resolve(home),
  call: typeof fetch = () => Promise.reject(new Error('Unexpected request.')),
  waitMs?: number,
): Shop {
  let version = 1;
  let now = Date.parse('2026-11-21T08:00:00Z');
  let [ownPlace, serverCount] = [0, 1];
  const rendered: string[] = [];
  const pages = createPages({
    renderer: {
      templates: { en: template, ar: arabicTemplate },
      render: (request) => {
        rendered.push(request.url);
        return render(request);
      },
    },
    origin: ORIGIN,
    fetch: call,
    catalogueVersion: () => Promise.resolve(version),
    clock: { now: () => new Date(now) },
    log: createLog('silent'),
    servers: {
      count: () => serverCount,
      place: () => ownPlace,
      shareOf: (limit) => Math.max(1, Math.floor(limit / serverCount)),
    },
    ...(waitMs !== undefined && { waitMs }),
  });
  const app = new Hono();
  registerStorefront(
    app,
    { distDir: '/nonexistent', keptAssetsDir: '/nonexistent', trustProxy: 1 },
    { pages, log: createLog('silent') },
  );
  app.onError((error, context) => context.text(error.message, 404));
  return {
    get: async (path, headers = {}, method = 'GET') =>
      app.request(`${ORIGIN}${path}`, { headers, method }),
    rendered,
    changeCatalogue: () => {
      version += 1;
    },
    wait: (ms) => {
      now += ms;
    },
    share: (place, count) => {
      [ownPlace, serverCount] = [place, count];
    },
  };
}

describe('rendered pages', () => {
  it('contain the markup, its styles in the head and the scripts of their chunk', async () => {
    const html = await (await openShop().get('/')).text();
    expect(html).toContain('<title>Home</title>');
    expect(html).toContain('<style>@font-face{font-family:A;src:local(B)}</style>');
    expect(html).toContain(
      [
        '<style data-s data-emotion="css-global g">b{color:blue}</style>',
        '<style data-s data-emotion="css a b">.css-a{color:red}</style></head>',
        '<body><div id="root"><main><h1>Hello</h1></main></div>',
      ].join(''),
    );
    expect(html.match(/<script [^>]*main\.1\.js/g)).toHaveLength(1);
    expect(html).toContain('<script defer src="/assets/home.2.js"></script>');
  });

  it('have the document of their language', async () => {
    const { get } = openShop(() => Promise.resolve({ ...home, language: 'ar' }));
    const response = await get('/ar');
    expect(await response.text()).toContain('<html lang=ar dir=rtl><head>');
    expect(response.headers.get('content-language')).toBe('ar');
  });

  it('escape data of the catalogue in the hydration payload', async () => {
    const html = await (await openShop().get('/')).text();
    const json = /<script type="application\/json" id="hydration-payload">(.*?)<\/script>/.exec(
      html,
    )?.[1];
    expect(JSON.parse(json ?? '')).toEqual({ origin: ORIGIN, cache: home.cache });
    expect(html).not.toContain('<b>');
  });

  it('allow their inline styles by hash, and no inline script', async () => {
    const response = await openShop().get('/');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const hashOf = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    for (const text of [template.css, 'b{color:blue}', '.css-a{color:red}', '']) {
      expect(policy).toContain(hashOf(text));
    }
    const styles = policy.split('; ').find((part) => part.startsWith('style-src '));
    expect(styles).not.toContain('unsafe-inline');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.split('; ')).toContain("script-src 'self'");
  });

  it('are rendered once for all clients', async () => {
    const shop = openShop();
    await Promise.all([shop.get('/'), shop.get('/'), shop.get('/?utm_source=mail')]);
    await shop.get('/');
    expect(shop.rendered).toEqual(['/']);
  });

  it('are rendered again after a catalogue change', async () => {
    const shop = openShop();
    await shop.get('/');
    shop.changeCatalogue();
    await shop.get('/');
    expect(shop.rendered).toHaveLength(2);
  });

  /** A shop whose pages have the number of their render; `finish` ends a render after the first. */
  function openNumberedShop() {
    let finish: () => void = () => undefined;
    let renders = 0;
    const shop = openShop(
      () => {
        renders += 1;
        const page = { ...home, body: `<p>${renders}</p>` };
        if (renders === 1) return Promise.resolve(page);
        return new Promise((resolve) => {
          finish = () => resolve(page);
        });
      },
      undefined,
      HOUR,
    );
    const numberOf = async () => /<p>(\d)<\/p>/.exec(await (await shop.get('/')).text())?.[1];
    return { ...shop, numberOf, finish: () => finish() };
  }

  it('are those of the old catalogue while new ones are rendered, for five seconds', async () => {
    const { numberOf, changeCatalogue, wait, rendered, finish } = openNumberedShop();
    expect(await numberOf()).toBe('1');
    changeCatalogue();
    wait(3_900);
    expect([await numberOf(), await numberOf()]).toEqual(['1', '1']);
    expect(rendered).toHaveLength(2);
    wait(200);
    const waiting = numberOf();
    await new Promise((resolve) => setImmediate(resolve));
    finish();
    expect(await waiting).toBe('2');
    expect(await numberOf()).toBe('2');
  });

  it('are rendered by one server after the other', async () => {
    const { numberOf, changeCatalogue, wait, rendered, share } = openNumberedShop();
    await numberOf();
    share(1, 2);
    changeCatalogue();
    expect(await numberOf()).toBe('1');
    wait(900);
    expect(await numberOf()).toBe('1');
    expect(rendered).toHaveLength(1);
    wait(200);
    expect(await numberOf()).toBe('1');
    expect(rendered).toHaveLength(2);
  });

  it('are rendered again after a minute, because of their reviews', async () => {
    const shop = openShop();
    await shop.get('/');
    shop.wait(59_000);
    await shop.get('/');
    expect(shop.rendered).toHaveLength(1);
    shop.wait(2_000);
    await shop.get('/');
    expect(shop.rendered).toHaveLength(2);
  });

  it('are cached by the normalized URL', async () => {
    const shop = openShop();
    await shop.get('/products?page=2&search=linen&ref=x');
    await shop.get('/products/?search=linen&page=2');
    expect(shop.rendered).toEqual(['/products?page=2&search=linen']);
  });

  it('are sent in the best accepted encoding', async () => {
    const shop = openShop();
    const plain = await (await shop.get('/')).text();
    const br = await shop.get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(plain);
    const gzip = await shop.get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
    expect(gzip.headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('respond with 304 to a matching ETag', async () => {
    const shop = openShop();
    const etag = (await shop.get('/')).headers.get('ETag') ?? '';
    const again = await shop.get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('respond to HEAD without a body', async () => {
    const response = await openShop().get('/', {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('have status 404 for an unknown URL', async () => {
    const shop = openShop(() => Promise.resolve({ ...home, status: 404, chunk: 'NotFoundPage' }));
    expect((await shop.get('/nowhere')).status).toBe(404);
  });

  it('are not cached with status 404, because the number of such URLs is unlimited', async () => {
    const shop = openShop(() => Promise.resolve({ ...home, status: 404, chunk: 'NotFoundPage' }));
    await shop.get('/nowhere');
    await shop.get('/nowhere');
    expect(shop.rendered).toHaveLength(2);
  });

  it.each([
    ['cached when every result has content', 'public, max-age=30', 1],
    ['not cached when a search finds nothing', 'private, max-age=30', 2],
  ])('are %s', async (_name, cacheControl, renders) => {
    const response = () => new Response('{}', { headers: { 'cache-control': cacheControl } });
    const shop = openShop(
      async ({ fetch: call }) => {
        await call(`${ORIGIN}/api/user/get-products`);
        return home;
      },
      () => Promise.resolve(response()),
    );
    await shop.get('/products?search=velvet');
    await shop.get('/products?search=velvet');
    expect(shop.rendered).toHaveLength(renders);
  });

  it('are rendered in the browser when an API request fails, and retried on the next request', async () => {
    const shop = openShop(() =>
      Promise.resolve({ ...home, body: undefined, head: '', styles: [] }),
    );
    const html = await (await shop.get('/')).text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('hydration-payload');
    await shop.get('/');
    expect(shop.rendered).toHaveLength(2);
  });

  it.each([
    ['a component that throws', () => Promise.reject(new Error('broken'))],
    ['a request that never ends', () => new Promise<never>(() => undefined)],
  ])('are rendered in the browser with %s', async (_case, render) => {
    // Without a build, index.html is a hint to run it.
    expect(await (await openShop(render).get('/')).text()).toContain('npm run build');
  });

  it('are not rendered for URLs over the maximum length', async () => {
    const shop = openShop();
    await shop.get(`/products?search=${'x'.repeat(400)}`);
    expect(shop.rendered).toEqual([]);
  });
});

type Source = 'rendered' | 'shell';

interface BusyShop {
  /** Requests a page, by default one that is not rendered yet. */
  visit: (client: string, path?: string) => Promise<Source>;
  rendered: string[];
  wait: (ms: number) => void;
  /** Completes all running renders. */
  finish: () => void;
  fail: () => void;
}

/** A shop in which renders end on demand. */
function openBusyShop(): BusyShop {
  let running: { resolve: (page: RenderedPage) => void; reject: (error: Error) => void }[] = [];
  const shop = openShop(
    () =>
      new Promise((resolve, reject) => {
        running.push({ resolve, reject });
      }),
    undefined,
    // No timeout, because compression may be slow on a busy machine.
    HOUR,
  );
  let visits = 0;
  const end = (how: (one: (typeof running)[number]) => void): void => {
    const ending = running;
    running = [];
    ending.forEach(how);
  };
  return {
    visit: async (client, path = `/products?search=${(visits += 1)}`) => {
      const response = await shop.get(path, { 'x-forwarded-for': client });
      // Without a build, the shell is a hint to run it.
      return (await response.text()).includes('npm run build') ? 'shell' : 'rendered';
    },
    rendered: shop.rendered,
    wait: shop.wait,
    finish: () => end(({ resolve }) => resolve(home)),
    fail: () => end(({ reject }) => reject(new Error('broken'))),
  };
}

/** Starts a render for each client, and waits until the requests reach the renderer. */
async function startRenders(shop: BusyShop, clients: string[]): Promise<Promise<Source>[]> {
  const visits = clients.map((client) => shop.visit(client));
  await new Promise((resolve) => setImmediate(resolve));
  return visits;
}

const FLOODER = '198.51.100.7';
const CUSTOMER = '203.0.113.8';
/** IP addresses of eight clients in different networks. */
const STRANGERS = Array.from({ length: 8 }, (_, index) => `192.0.${index}.1`);

describe('render limits', () => {
  it('render two pages of a client concurrently and send index.html for others', async () => {
    const shop = openBusyShop();
    const started = await startRenders(shop, [FLOODER, FLOODER]);
    // Settles while no render has ended.
    expect(await shop.visit(FLOODER)).toBe('shell');
    expect(await shop.visit(`${FLOODER}:4711`)).toBe('shell');
    expect(shop.rendered).toHaveLength(2);
    shop.finish();
    expect(await Promise.all(started)).toEqual(['rendered', 'rendered']);
  });

  it('render the page of a customer while another client floods', async () => {
    const shop = openBusyShop();
    const flood = await startRenders(shop, Array<string>(50).fill(FLOODER));
    const [customer] = await startRenders(shop, [CUSTOMER]);
    shop.finish();
    expect(await customer).toBe('rendered');
    const sources = await Promise.all(flood);
    expect(sources.filter((source) => source === 'rendered')).toHaveLength(2);
  });

  it.each([
    ['an IPv4 /24', (host: number) => `198.51.100.${host}`, CUSTOMER],
    ['an IPv6 /56', (host: number) => `2001:db8:1:${host.toString(16)}::1`, '2001:db8:2::1'],
    ['an IPv6 /48', (host: number) => `2001:db8:1:${host.toString(16)}00::1`, '2001:db8:2::1'],
  ])('render four pages concurrently for %s', async (_network, addressOf, neighbour) => {
    const shop = openBusyShop();
    const hosts = Array.from({ length: 9 }, (_, index) => addressOf(index + 1));
    const started = await startRenders(shop, hosts);
    expect(shop.rendered).toHaveLength(4);
    const [other] = await startRenders(shop, [neighbour]);
    shop.finish();
    expect(await other).toBe('rendered');
    const sources = await Promise.all(started);
    expect(sources.filter((source) => source === 'rendered')).toHaveLength(4);
  });

  it('render eight pages concurrently in total', async () => {
    const shop = openBusyShop();
    const started = await startRenders(shop, STRANGERS);
    expect(await shop.visit(CUSTOMER)).toBe('shell');
    shop.finish();
    expect(new Set(await Promise.all(started))).toEqual(new Set(['rendered']));
  });

  it('do not count a page that another client has requested', async () => {
    const shop = openBusyShop();
    const [first] = await startRenders(shop, [CUSTOMER]);
    const [path = ''] = shop.rendered;
    const own = await startRenders(shop, [FLOODER, FLOODER]);
    const shared = shop.visit(FLOODER, path);
    await new Promise((resolve) => setImmediate(resolve));
    shop.finish();
    expect(await Promise.all([first, shared, ...own])).toEqual(Array(4).fill('rendered'));
    expect(shop.rendered).toHaveLength(3);
  });

  it('serve cached pages while every slot is taken', async () => {
    const shop = openBusyShop();
    const [first] = await startRenders(shop, [CUSTOMER]);
    shop.finish();
    await first;
    const [path = ''] = shop.rendered;
    const started = await startRenders(shop, STRANGERS);
    expect(await shop.visit(CUSTOMER, path)).toBe('rendered');
    expect(await shop.visit(FLOODER, path)).toBe('rendered');
    shop.finish();
    await Promise.all(started);
  });

  it('serve stale pages while every slot is taken', async () => {
    const shop = openBusyShop();
    const [first] = await startRenders(shop, [CUSTOMER]);
    shop.finish();
    await first;
    const [path = ''] = shop.rendered;
    shop.wait(2 * MINUTE);
    const started = await startRenders(shop, STRANGERS);
    expect(await shop.visit(CUSTOMER, path)).toBe('rendered');
    shop.finish();
    await Promise.all(started);
  });

  it.each(['finish', 'fail'] as const)('free the slots when the renders %s', async (end) => {
    const shop = openBusyShop();
    const started = await startRenders(shop, [...STRANGERS, FLOODER]);
    shop[end]();
    await Promise.all(started);
    const next = await startRenders(shop, [...STRANGERS, FLOODER]);
    shop.finish();
    const sources = await Promise.all(next);
    expect(sources.filter((source) => source === 'rendered')).toHaveLength(8);
  });
});
