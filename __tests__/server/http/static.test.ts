import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const root = mkdtempSync(join(tmpdir(), 'sadeel-dist-'));
const dist = join(root, 'dist');
const kept = join(root, 'kept');
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, 'media'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(dist, '.hidden'), 'hidden');
  mkdirSync(join(dist, 'ar'));
  writeFileSync(join(dist, 'index.html'), '<title>Shop</title>');
  writeFileSync(join(dist, 'ar/index.html'), '<title>متجر</title>');
  writeFileSync(join(dist, 'robots.txt'), 'robots');
  writeFileSync(join(dist, 'service-worker.js'), 'worker');
  writeFileSync(join(dist, 'assets', 'main.0a1b2c.js.map'), '{}');
  writeFileSync(join(dist, 'assets', 'main.0a1b2c.js.MAP'), '{}');
  writeFileSync(join(dist, 'assets', 'main.0a1b2c.js'), 'plain');
  writeFileSync(join(dist, 'assets', 'main.0a1b2c.js.br'), 'brotli');
  writeFileSync(join(dist, 'assets', 'main.0a1b2c.js.gz'), 'gzip');
  writeFileSync(join(dist, 'media', 'clip.mp4'), '0123456789');
  mkdirSync(kept);
  writeFileSync(join(kept, 'main.5e6f70.js'), 'previous');
  writeFileSync(join(kept, 'main.5e6f70.js.map'), '{}');
  server = await createTinyServer({ config: { distDir: dist, keptAssetsDir: kept } });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.fetch(path, { headers, method });
const SCRIPT = '/assets/main.0a1b2c.js';

describe('the storefront', () => {
  it.each(['/', '/products', '/product-detail?id=1', '/services/hemming-shortening', '/FAQ'])(
    'serves the page %s as index.html with no-cache',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).toBe('<title>Shop</title>');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it.each(['/ar', '/ar/', '/AR/products?page=2', '/ar/articleDetails'])(
    'serves the page %s as ar/index.html',
    async (path) => {
      expect(await (await get(path)).text()).toBe('<title>متجر</title>');
    },
  );

  it('serves a page whose name begins like the prefix in English', async () => {
    expect(await (await get('/articleDetails')).text()).toBe('<title>Shop</title>');
  });

  it('responds with 304 when the page has not changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('serves hashed files as immutable and in the best accepted encoding', async () => {
    const encoded = async (accept: string): Promise<string> => {
      const response = await get(SCRIPT, { 'accept-encoding': accept });
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      return `${response.headers.get('content-encoding') ?? 'none'}: ${await response.text()}`;
    };
    expect(await encoded('gzip, br')).toBe('br: brotli');
    expect(await encoded('gzip')).toBe('gzip: gzip');
    expect(await encoded('br;q=0, gzip;q=0.0')).toBe('none: plain');
    expect(await encoded('identity')).toBe('none: plain');
  });

  it('serves kept assets of earlier releases like those of this one', async () => {
    const response = await get('/assets/main.5e6f70.js');
    expect(await response.text()).toBe('previous');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each(['/assets/main.5e6f70.js.map', '/main.5e6f70.js', '/assets/../main.5e6f70.js'])(
    'serves no other kept file: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('lets a script that runs as a worker read files of the shop only', async () => {
    expect((await get(SCRIPT)).headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'",
    );
  });

  it('serves other files with max-age of an hour', async () => {
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each(['/assets/old.111111.js', '/favicon.ico', '/media/none.webp'])(
    'responds with 404 instead of a page for the missing file %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/.hidden', '/%00', '/%zz'])(
    'serves nothing outside the folder: %s',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).not.toMatch(/^(secret|hidden)$/);
      expect(response.status).not.toBe(500);
    },
  );

  it.each(['/index.html/', '/index.html%2F', '/robots.txt/', '/robots.txt//'])(
    'serves no file under a URL with a trailing slash: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    ['/index.htm%6C', '/index.html'],
    ['/%69ndex.html', '/index.html'],
    ['/service%2Dworker.js', '/service-worker.js'],
    ['/robots%2Etxt', '/robots.txt'],
  ])('sends the same headers for %s as for the unescaped URL', async (escaped, plain) => {
    const headersOf = async (path: string) => {
      const { status, headers } = await get(path);
      const names = ['cache-control', 'content-type', 'content-security-policy'];
      return [status, ...names.map((name) => headers.get(name))];
    };
    expect(await headersOf(escaped)).toEqual(await headersOf(plain));
  });

  it('serves no file under a URL with a doubled slash', async () => {
    expect((await get('/media//clip.mp4')).status).toBe(404);
  });

  it('does not replace the cached content policy with a 304', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
    for (const name of ['cache-control', 'vary', 'etag']) {
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
  });

  it.each(['/assets/main.0a1b2c.js.map', `${SCRIPT}.br`, `${SCRIPT}.gz`, `${SCRIPT}.MAP`])(
    'does not serve %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('supports only GET and HEAD', async () => {
    const head = await get(SCRIPT, {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe('5');
    expect((await get('/products', {}, 'POST')).status).toBe(404);
  });
});

describe('range requests with If-Range', () => {
  const statusIf = async (ifRange: string): Promise<number> =>
    (await get('/media/clip.mp4', { range: 'bytes=2-4', 'if-range': ifRange })).status;

  it('get the part only of the file that the client has, else all of it', async () => {
    const { headers } = await get('/media/clip.mp4');
    const modified = headers.get('last-modified') ?? '';
    expect(await statusIf(modified)).toBe(206);
    expect(await statusIf('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
    expect(await statusIf('"other"')).toBe(200);
    // A weak ETag does not identify bytes (RFC 9110, section 13.1.5).
    expect(await statusIf(headers.get('etag') ?? '')).toBe(200);
    const other = { range: 'bytes=2-4', 'if-range': '"other"' };
    expect(await (await get('/media/clip.mp4', other)).text()).toBe('0123456789');
  });
});

describe('range requests', () => {
  const range = async (value: string): Promise<[number, string | null, string]> => {
    const response = await get('/media/clip.mp4', { range: value });
    return [response.status, response.headers.get('content-range'), await response.text()];
  };

  it('return a part of a video', async () => {
    expect(await range('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await range('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await range('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await range('bytes=5-500')).toEqual([206, 'bytes 5-9/10', '56789']);
  });

  it('are 416 when unsatisfiable and ignored when invalid', async () => {
    expect((await range('bytes=10-'))[0]).toBe(416);
    expect((await range('bytes=4-2'))[0]).toBe(416);
    expect((await range('bytes=-'))[0]).toBe(200);
    expect((await range('items=1-2'))[0]).toBe(200);
    expect((await range('bytes=0-1,3-4'))[0]).toBe(200);
  });
});

describe('the server without a build', () => {
  it('serves the API and explains how to build the storefront', async () => {
    const bare = await createTinyServer({ config: { distDir: join(root, 'nothing') } });
    const page = await bare.fetch('/');
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('npm run build');
    expect((await bare.fetch('/api/user/get-home-page')).status).toBe(200);
    await bare.close();
  });
});
