import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Hono } from 'hono';
import type { RenderedPage } from '../../../src/contract/render.ts';
import { createApp } from '../../../server/app.ts';
import { HttpError } from '../../../server/http/errors.ts';
import { parseRequestTarget } from '../../../server/http/requestTarget.ts';
import { registerStorefront } from '../../../server/routes/storefront.ts';
import { createLog } from '../../../server/log.ts';
import { createPages } from '../../../server/pages/pages.ts';
import type { Template } from '../../../server/pages/template.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';
import { listenRaw, sendRaw } from '../../support/rawHttp.ts';
import { TEST_ORIGIN, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const RUNS = { seed: PROPERTY_SEED, numRuns: 80 };

const request = (target: string, host: string): string =>
  [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', '', ''].join('\r\n');

const VALID_CALLS = [
  '/api/user/get-products?page=1&search=wool',
  '/api/user/get-products',
  '/api/user/get-products?page=2&limit=5',
  '/api/user/get-product-details?id=product-1',
  '/api/user/get-product-details?id=product-2',
  '/api/user/get-faq?page=2',
  '/api/user/get-category',
];

/** Text that URL parsers interpret differently. */
const trick = fc.constantFrom(
  '#',
  '#?',
  '?',
  '??',
  '&',
  '%23',
  '%3F',
  '\\',
  '/.',
  '/..',
  '/%2e%2e',
  '//',
  '/',
  ';',
  '@',
  '\t',
  '\u00e9',
  '"',
  '<',
  '&page=2',
  '&utm_source=x',
  '&__proto__=1',
  '&p%61ge=2',
);
/** Prefixes of a valid target: other forms of a request target. */
const prefix = fc.constantFrom(
  '',
  '',
  '',
  '/',
  '//elsewhere.example',
  'http://elsewhere.example',
  'http:',
  '*',
  '\\',
  '/x/..',
  '/#',
);
/** Host headers, some with characters that end the host in a URL. */
const host = fc.constantFrom(
  'shop',
  'shop',
  'shop:8080',
  '[::1]:80',
  '1.1/xxx',
  '1.1?xxx',
  '1.1#xxx',
  'a@b',
  'shop/',
);

const insert = (text: string, part: string, at: number): string => {
  const place = Math.floor(at * (text.length + 1));
  return text.slice(0, place) + part + text.slice(place);
};

function targetFrom(valid: readonly string[]) {
  return fc
    .record({
      base: fc.constantFrom(...valid),
      // Includes the end of the path, where parsers differ most.
      tricks: fc.array(
        fc.record({
          part: trick,
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          atQuery: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
      prefix,
    })
    .map(({ base, tricks, prefix: start }) =>
      tricks.reduce((text, { part, at, atQuery }) => {
        const query = text.indexOf('?');
        if (!atQuery || query < 0) return insert(text, part, at);
        return text.slice(0, query) + part + text.slice(query);
      }, start + base),
    );
}

describe('a request target', () => {
  it.each([
    ['/', '/', ''],
    ['/products?search=a%20b&x=[{|}]^`', '/products', 'search=a%20b&x=[{|}]^`'],
    ['/a?b?c', '/a', 'b?c'],
    ['/a//b/.../c.d', '/a//b/.../c.d', ''],
    ['/a?x=../..', '/a', 'x=../..'],
  ])('%s is split into path and query', (target, path, query) => {
    expect(parseRequestTarget(target)).toEqual({ path, query });
  });

  it.each([
    '',
    '*',
    '?a',
    'a',
    'shop:80',
    'http://shop/',
    '//shop/',
    '/#',
    '/a?b#c',
    '/a\\b',
    '/a?b=\\',
    '/a b',
    '/\u0000',
    '/\u007f',
    '/\u00e9',
    '/a/../b',
    '/..',
    '/a/.',
    '/%2E%2e/a',
    '/.%2e?a',
  ])('%j is rejected', (target) => {
    expect(() => parseRequestTarget(target)).toThrow(HttpError);
  });
});

describe('the response cache', () => {
  let server: TestServer;
  const valid = new Map<string, string>();
  beforeAll(async () => {
    server = await createTinyServer();
    for (const call of VALID_CALLS) valid.set(call, await (await server.fetch(call)).text());
  });
  afterAll(() => server.close());

  it('returns the right response for each key after any request', async () => {
    const check = async (target: string, name: string): Promise<void> => {
      const app = createApp(server.services);
      const raw = await listenRaw({ app });
      await sendRaw(raw.port, Buffer.from(request(target, name), 'latin1'));
      await raw.close();
      for (const [call, expected] of valid) {
        const response = await app.request(`${TEST_ORIGIN}${call}`);
        expect([call, await response.text()]).toEqual([call, expected]);
      }
    };
    await fc.assert(fc.asyncProperty(targetFrom(VALID_CALLS), host, check), {
      ...RUNS,
      examples: [['/api/user/get-products#?page=1&search=wool', 'shop']],
    });
  });

  it('stores nothing for an in-process request with a fragment', async () => {
    const app = createApp(server.services);
    const [call = ''] = VALID_CALLS;
    const withFragment = `${TEST_ORIGIN}${call.replace('?', '#?')}`;
    expect((await app.fetch(new Request(withFragment))).status).toBe(400);
    expect(await (await app.request(`${TEST_ORIGIN}${call}`)).text()).toBe(valid.get(call));
  });
});

describe('the page cache', () => {
  const VALID_PAGES = ['/products?page=1&search=velvet', '/products', '/', '/about'];
  const template: Template = {
    beforeHeadEnd: '',
    betweenHeadAndRoot: '',
    afterRoot: '',
    css: '',
    scripts: new Set(),
    scriptsOf: () => [],
  };
  /** A page with the URL that it was rendered for. */
  const pageOf = (address: string): RenderedPage => ({
    language: 'en',
    status: 200,
    head: '',
    body: `<p>${address}</p>`,
    styles: [],
    cache: { queries: {}, provided: {} },
    chunk: '',
  });

  function createSite(): Hono {
    const pages = createPages({
      renderer: {
        templates: { en: template, ar: template },
        render: ({ url }) => Promise.resolve(pageOf(url)),
      },
      origin: TEST_ORIGIN,
      fetch: () => Promise.reject(new Error('Unexpected request.')),
      catalogueVersion: () => Promise.resolve(1),
      clock: { now: () => new Date(0) },
      log: createLog('silent'),
      servers: { count: () => 1, place: () => 0, shareOf: (limit) => limit },
    });
    const app = new Hono();
    registerStorefront(
      app,
      { distDir: '/nonexistent', keptAssetsDir: '/nonexistent', trustProxy: 0 },
      { pages, log: createLog('silent') },
    );
    app.onError((error, context) =>
      context.text(error.message, error instanceof HttpError ? error.status : 500),
    );
    return app;
  }

  it('returns the right page for each key after any request', async () => {
    const check = async (target: string, name: string): Promise<void> => {
      const app = createSite();
      const raw = await listenRaw({ app });
      await sendRaw(raw.port, Buffer.from(request(target, name), 'latin1'));
      await raw.close();
      for (const page of VALID_PAGES) {
        const response = await app.request(`${TEST_ORIGIN}${page}`);
        expect(await response.text()).toContain(`<p>${page}</p>`);
      }
    };
    await fc.assert(fc.asyncProperty(targetFrom(VALID_PAGES), host, check), RUNS);
  });
});
