import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { createScriptDifferences } from '../../../server/dictionaries/scriptDifferences.ts';
import { SCRIPT_DIFFERENCES } from '../../../server/limits/caches.ts';
import { createLog } from '../../../server/log.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

/** A script that compresses badly, like a real one. */
const noise = (seed: string): string =>
  Array.from({ length: 200 }, (_, line) =>
    createHash('sha256').update(`${seed} ${line}`).digest('base64'),
  ).join('\n');
const EARLIER = noise('main');
const CURRENT = `${EARLIER.slice(0, 4_000)}// changed\n${EARLIER.slice(4_000)}`;
const CHUNKS = { main: [EARLIER, CURRENT], '8183': [noise('earlier'), noise('other modules')] };

const root = mkdtempSync(join(tmpdir(), 'sadeel-dictionaries-'));
const dist = join(root, 'dist');
const kept = join(root, 'kept');
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(kept);
  writeFileSync(join(dist, 'index.html'), '<title>Shop</title>');
  writeFileSync(join(dist, 'assets', 'main.0a1b2c.css'), 'a{}');
  for (const [chunk, [earlier = '', current = '']] of Object.entries(CHUNKS)) {
    const script = join(dist, 'assets', `${chunk}.0a1b2c.js`);
    writeFileSync(script, current);
    writeFileSync(`${script}.br`, brotliCompressSync(current));
    writeFileSync(join(kept, `${chunk}.5e6f70.js`), earlier);
    writeFileSync(join(kept, `${chunk}.0a1b2c.js`), current);
  }
  server = await createTinyServer({ config: { distDir: dist, keptAssetsDir: kept } });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const hashOf = (dictionary: string) =>
  `:${createHash('sha256').update(dictionary).digest('base64')}:`;
const MAIN = '/assets/main.0a1b2c.js';
/** Headers of a browser that has the main script of the release before. */
const RETURNING = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': hashOf(EARLIER),
  'dictionary-id': '"main.5e6f70.js"',
  'sec-fetch-site': 'same-origin',
};
const get = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
/** What a browser makes of the body of a `dcz` response. */
const expand = (body: Buffer, dictionary: string): string =>
  zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(dictionary) }).toString();

describe('a script of the release', () => {
  it('is kept by browsers as the dictionary for the next one of its chunk', async () => {
    const { headers } = await get(MAIN, { 'accept-encoding': 'br' });
    expect(headers.get('use-as-dictionary')).toBe('match="/assets/main.*.js", id="main.0a1b2c.js"');
    expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/assets/main.0a1b2c.css', '/assets/main.5e6f70.js', '/assets/none.0a1b2c.js'])(
    'is the only dictionary, unlike %s',
    async (path) => {
      expect((await get(path)).headers.get('use-as-dictionary')).toBeNull();
    },
  );

  it('is sent as the difference to the script that the browser has', async () => {
    const response = await get(MAIN, RETURNING);
    const { headers } = response;
    const body = await bytesOf(response);
    expect([response.status, headers.get('content-encoding')]).toEqual([200, 'dcz']);
    expect(body.length).toBeLessThan(200);
    // RFC 9842, section 5.
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(`:${body.subarray(8, 40).toString('base64')}:`).toBe(hashOf(EARLIER));
    expect(expand(body, EARLIER)).toBe(CURRENT);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
    // Shared caches that ignore Vary would break the script for others.
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('use-as-dictionary')).toContain('id="main.0a1b2c.js"');
    const again = await get(MAIN, { ...RETURNING, 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.headers.get('vary')]).toEqual([304, headers.get('vary')]);
  });

  it('is sent as the difference to itself once the browser has lost all but the dictionary', async () => {
    const own = {
      'available-dictionary': hashOf(CURRENT),
      'dictionary-id': '"main.0a1b2c.js"',
    };
    const response = await get(MAIN, { ...RETURNING, ...own });
    expect(expand(await bytesOf(response), CURRENT)).toBe(CURRENT);
  });

  it.each([
    ['has another content under the name', { 'available-dictionary': hashOf('other') }],
    ['names no dictionary', { 'available-dictionary': '' }],
    ['names a dictionary that is gone', { 'dictionary-id': '"main.777777.js"' }],
    ['names one of another chunk', { 'dictionary-id': '"8183.5e6f70.js"' }],
    ['names a file outside the folder', { 'dictionary-id': '"../kept/main.5e6f70.js"' }],
    ['names none', { 'dictionary-id': '' }],
    ['does not accept the encoding', { 'accept-encoding': 'br, dcb' }],
    ['refuses the encoding', { 'accept-encoding': 'br, dcz;q=0' }],
    ['is on a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('is sent as a whole to a browser that %s', async (_, headers) => {
    const response = await get(MAIN, { ...RETURNING, ...headers });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytesOf(response)).toString()).toBe(CURRENT);
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
  });

  it('is sent as a whole when the difference is not smaller', async () => {
    const response = await get('/assets/8183.0a1b2c.js', {
      ...RETURNING,
      'available-dictionary': hashOf(CHUNKS['8183'][0] ?? ''),
      'dictionary-id': '"8183.5e6f70.js"',
    });
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  it('is sent in parts without a dictionary', async () => {
    const part = await get(MAIN, { ...RETURNING, range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-encoding')]).not.toContain('dcz');
    expect(part.status).toBe(206);
    expect(part.headers.get('use-as-dictionary')).toBeNull();
  });

  it('has a dictionary, pages have none', async () => {
    const response = await get('/', RETURNING);
    expect(response.headers.get('content-encoding')).not.toBe('dcz');
    expect(await response.text()).toContain('Shop');
  });
});

describe('differences of scripts', () => {
  /** A shop whose kept assets count how often they are read. */
  function openShop(readKept: () => Promise<Uint8Array | undefined>) {
    let reads = 0;
    const serve = createScriptDifferences({
      files: {
        get: (name) => Promise.resolve(name.endsWith('.br') ? undefined : Buffer.from(CURRENT)),
      },
      kept: { get: () => ((reads += 1), readKept()) },
      log: createLog('silent'),
    });
    const app = new Hono();
    app.get(
      '*',
      async (context) => (await serve(context, context.req.path)) ?? context.text('whole'),
    );
    const visit = async (name: string): Promise<string> => {
      const headers = { ...RETURNING, 'dictionary-id': `"${name}"` };
      const response = await app.request(`/assets/main.0a1b2c.js`, { headers });
      return response.headers.get('content-encoding') ?? response.text();
    };
    return { visit, reads: () => reads };
  }

  it('are made once for all visitors', async () => {
    const { visit, reads } = openShop(() => Promise.resolve(Buffer.from(EARLIER)));
    const first = await Promise.all([visit('main.5e6f70.js'), visit('main.5e6f70.js')]);
    expect([...first, await visit('main.5e6f70.js')]).toEqual(['dcz', 'dcz', 'dcz']);
    expect(reads()).toBe(1);
  });

  it('are made few at a time; other visitors get the whole script meanwhile', async () => {
    let finishRead: (script: Uint8Array) => void = () => undefined;
    const read = new Promise<Uint8Array>((resolve) => {
      finishRead = resolve;
    });
    const { visit } = openShop(() => read);
    const releases = Array.from(
      { length: SCRIPT_DIFFERENCES.running },
      (_, number) => 111_111 + number,
    );
    const visits = releases.map((release) => visit(`main.${release}.js`));
    expect(await visit('main.222222.js')).toBe('whole');
    finishRead(Buffer.from(EARLIER));
    expect(await Promise.all(visits)).toEqual(releases.map(() => 'dcz'));
  });

  it('are left out while the kept assets cannot be read', async () => {
    const { visit } = openShop(() => Promise.reject(new Error('The bucket does not respond.')));
    expect(await visit('main.5e6f70.js')).toBe('whole');
  });
});
