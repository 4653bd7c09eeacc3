import { createHash } from 'node:crypto';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import type { RenderedPage, RenderPage } from '../../../src/contract/render';
import { registerStatic } from '../../../server/http/static';
import { createLog } from '../../../server/log';
import { createPages } from '../../../server/pages/pages';
import type { Template } from '../../../server/pages/template';

const ORIGIN = 'https://shop.example';

const template: Template = {
  beforeHeadEnd: '<!doctype html><html><head>',
  betweenHeadAndRoot: '</head><body>',
  afterRoot: '<script defer src=/assets/main.1.js></script></body></html>',
  css: '@font-face{font-family:A;src:local(B)}',
  fontFaces: '@font-face{font-family:A;src:url(/assets/a.1.woff2)}',
  fonts: ['/assets/a.1.woff2'],
  scripts: new Set(['assets/main.1.js']),
  chunkScripts: new Map([['HomePage', ['assets/main.1.js', 'assets/home.2.js']]]),
};

const home: RenderedPage = {
  status: 200,
  head: '<title>Home</title>',
  body: '<main><h1>Hello</h1>',
  rest: {
    body: '<p>And more</p></main>',
    styles: { name: 'css c', css: '.css-c{color:tan}' },
    script: 'first()',
  },
  styles: [{ css: 'b{color:blue}' }, { name: 'css a b', css: '.css-a{color:red}' }],
  answers: { queries: { q: { data: '</script><b>' } }, provided: {} },
  chunk: 'HomePage',
};

/** What can be unpacked of a stream that goes on. */
const FLUSHED_BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
const FLUSHED_GZIP = { finishFlush: constants.Z_SYNC_FLUSH };

/** The body in the pieces in which it came. */
async function piecesOf({ body }: Response): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of body ?? []) pieces.push(Buffer.from(piece as Uint8Array));
  return pieces;
}

interface Shop {
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  /** Addresses that were rendered, in order. */
  rendered: string[];
  changeCatalogue: () => void;
  wait: (ms: number) => void;
}

/** A server of pages alone, whose pages come from `render`. */
function openShop(render: RenderPage = () => Promise.resolve(home)): Shop {
  let version = 1;
  let now = Date.parse('2026-11-21T08:00:00Z');
  const rendered: string[] = [];
  const pages = createPages({
    workshop: Promise.resolve({
      template,
      render: (request) => {
        rendered.push(request.address);
        return render(request);
      },
    }),
    origin: ORIGIN,
    fetch: () => Promise.reject(new Error('Nothing is asked here.')),
    catalogueVersion: () => Promise.resolve(version),
    clock: { now: () => new Date(now) },
    log: createLog('silent'),
  });
  const app = new Hono();
  registerStatic(app, '/nonexistent', pages);
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
  };
}

describe('rendered pages', () => {
  it('carry markup, styles, the scripts of their chunk and the answers', async () => {
    const html = await (await openShop().get('/')).text();
    expect(html).toContain('<title>Home</title>');
    expect(html).toContain('<style>@font-face{font-family:A;src:local(B)}</style>');
    expect(html).toContain('<style data-emotion="css a b" data-s>.css-a{color:red}</style>');
    expect(html).toContain(
      [
        '<body><div id="root"><main><h1>Hello</h1><div data-fold hidden>',
        '<style data-emotion="css c" data-s>.css-c{color:tan}</style>',
        '<style>@font-face{font-family:A;src:url(/assets/a.1.woff2)}</style>',
        '<script>first()</script></div><p>And more</p></main></div>',
      ].join(''),
    );
    expect(html).toContain('<link rel="preload" href="/assets/a.1.woff2" as="font"');
    expect(html.match(/main\.1\.js/g)).toHaveLength(1);
    expect(html).toContain('<script defer src="/assets/home.2.js"></script>');
  });

  it('cannot be broken out of by what the catalogue says', async () => {
    const html = await (await openShop().get('/')).text();
    const json = /<script type="application\/json" id="handover">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(json ?? '')).toEqual({ origin: ORIGIN, answers: home.answers });
    expect(html).not.toContain('<b>');
  });

  it('allow their own inline blocks by hash and no others', async () => {
    const response = await openShop().get('/');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const hashOf = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const { css, fontFaces } = template;
    for (const text of [css, fontFaces, '.css-a{color:red}', '.css-c{color:tan}', '']) {
      expect(policy).toContain(hashOf(text));
    }
    const styles = policy.split('; ').find((part) => part.startsWith('style-src '));
    expect(styles).not.toContain('unsafe-inline');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.split('; ')).toContain(`script-src 'self' ${hashOf('first()')}`);
  });

  it('are made once for everybody', async () => {
    const shop = openShop();
    await Promise.all([shop.get('/'), shop.get('/'), shop.get('/?utm_source=mail')]);
    await shop.get('/');
    expect(shop.rendered).toEqual(['/']);
  });

  it('are made again when the catalogue has changed', async () => {
    const shop = openShop();
    await shop.get('/');
    shop.changeCatalogue();
    await shop.get('/');
    expect(shop.rendered).toHaveLength(2);
  });

  it('are made again after a minute, for the reviews on them', async () => {
    const shop = openShop();
    await shop.get('/');
    shop.wait(59_000);
    await shop.get('/');
    expect(shop.rendered).toHaveLength(1);
    shop.wait(2_000);
    await shop.get('/');
    expect(shop.rendered).toHaveLength(2);
  });

  it('know one address however it is written', async () => {
    const shop = openShop();
    await shop.get('/products?page=2&search=linen&ref=x');
    await shop.get('/products/?search=linen&page=2');
    expect(shop.rendered).toEqual(['/products?page=2&search=linen']);
  });

  it('come in the encoding the browser takes', async () => {
    const shop = openShop();
    const plain = await (await shop.get('/')).text();
    const br = await shop.get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(plain);
    const gzip = await shop.get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
    expect(gzip.headers.get('Vary')).toBe('Accept-Encoding');
  });

  it.each([
    ['plain', '', (bytes: Buffer) => bytes],
    ['br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes, FLUSHED_BROTLI)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes, FLUSHED_GZIP)],
  ])('come with the first view ahead of the rest, %s', async (_name, encoding, unpack) => {
    const response = await openShop().get('/', { 'accept-encoding': encoding });
    const pieces = await piecesOf(response);
    expect(pieces).toHaveLength(2);
    const firstView = unpack(pieces[0] ?? Buffer.alloc(0)).toString();
    expect(firstView).toMatch(/<main><h1>Hello<\/h1>$/);
    const whole = unpack(Buffer.concat(pieces)).toString();
    expect(whole.startsWith(firstView)).toBe(true);
    expect(whole).toMatch(/<\/html>$/);
  });

  it('come in one piece when there is nothing behind the first view', async () => {
    const { rest, ...short } = home;
    expect(rest).toBeDefined();
    const pieces = await piecesOf(await openShop(() => Promise.resolve(short)).get('/'));
    expect(pieces).toHaveLength(1);
    expect(String(pieces[0])).toContain('<div id="root"><main><h1>Hello</h1></div>');
    expect(String(pieces[0])).toContain(`<style>${template.fontFaces}</style></head>`);
    // Its first view would be held back for them.
    expect(String(pieces[0])).not.toContain('rel="preload"');
  });

  it('are not sent again to a browser that has them', async () => {
    const shop = openShop();
    const etag = (await shop.get('/')).headers.get('ETag') ?? '';
    const again = await shop.get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('answer HEAD without a body', async () => {
    const response = await openShop().get('/', {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('say 404 for what is not there', async () => {
    const shop = openShop(() => Promise.resolve({ ...home, status: 404, chunk: 'NotFoundPage' }));
    expect((await shop.get('/nowhere')).status).toBe(404);
  });

  it('leave the making to the browser when a call failed, and try again next time', async () => {
    const shop = openShop(() =>
      Promise.resolve({ ...home, body: undefined, rest: undefined, head: '', styles: [] }),
    );
    const html = await (await shop.get('/')).text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('handover');
    await shop.get('/');
    expect(shop.rendered).toHaveLength(2);
  });

  it.each([
    ['a component that throws', () => Promise.reject(new Error('broken'))],
    ['a call that does not end', () => new Promise<never>(() => undefined)],
  ])('are left to the browser because of %s', async (_case, render) => {
    // Without a built storefront that is a hint to build it.
    expect(await (await openShop(render).get('/')).text()).toContain('npm run build');
  });

  it('are not made for addresses that are too long', async () => {
    const shop = openShop();
    await shop.get(`/products?search=${'x'.repeat(400)}`);
    expect(shop.rendered).toEqual([]);
  });

  it('are made few at a time', async () => {
    const shop = openShop(() => new Promise(() => undefined));
    const addresses = Array.from({ length: 20 }, (_, index) => `/products?search=${index}`);
    await Promise.all(addresses.map((address) => shop.get(address)));
    expect(shop.rendered).toHaveLength(8);
  });
});
