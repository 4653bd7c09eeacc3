import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { z } from 'zod';
import { createApp } from '../../../server/app.ts';
import { languageQuery } from '../../../server/http/language.ts';
import { localized } from '../../../server/http/route.ts';
import type { AnyRoute, ReadContext, Route } from '../../../server/http/route.ts';
import { registerRoutes } from '../../../server/http/router.ts';
import { messagesIn } from '../../../server/messages/messages.ts';
import { routes } from '../../../server/routes/routes.ts';
import type { CatalogueContract } from '../../../src/contract/catalogue.ts';
import type { ReviewsContract } from '../../../src/contract/reviews.ts';
import { QUOTE_TOKEN, known } from '../../support/fuzz/targets.ts';
import { succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { bilingualCatalogue } from '../../support/tinyArabic.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

/** Reads whose anonymous responses caches share, from the server's route table. */
const sharedReads = Object.entries<AnyRoute>(routes).filter(
  ([call, { auth }]) => call.startsWith('GET ') && auth !== 'required',
);

const category = { _id: 'blinds', description: '', image: '/media/blinds.webp', subCount: 0 };

/** The first known value of each required parameter, and of the search, without which suggestions are empty. */
function queryOf(call: string, { query }: AnyRoute): Record<string, string> {
  const shape = query?.en instanceof z.ZodObject ? query.en.shape : {};
  const required = Object.entries(shape).filter(
    ([name, parameter]) =>
      name === 'search' || !(parameter as z.ZodType).safeParse(undefined).success,
  );
  const values = required.map(([name]) => {
    const [value] = known[name] ?? [];
    if (typeof value !== 'string') {
      throw new Error(`Add '${name}' of ${call} to known in __tests__/support/fuzz/targets.ts.`);
    }
    return [name, value] as const;
  });
  return Object.fromEntries(values);
}

function urlOf(call: string, query: Record<string, string>): string {
  const parameters = new URLSearchParams(query).toString();
  return `/api${call.slice('GET '.length)}?${parameters}`.replace(QUOTE_TOKEN, quoteToken);
}

/** Reads that only the browser's cache keeps: of a secret link, what changes soon, and a search that finds nothing. */
const PRIVATE: readonly string[] = [
  'GET /user/get-slots',
  'GET /user/get-quote',
  'GET /user/get-faq',
];

let server: TestServer;
let quoteToken: string;
beforeAll(async () => {
  server = await createTestServer({ catalogue: bilingualCatalogue });
  const token = await server.signIn('aisha@example.com');
  const body = { sizeIds: [smallLine.sizeId], quantities: [1] };
  quoteToken = (await succeed(server, 'POST /user/save-quote', { token, body })).token;
});
afterAll(() => server.close());

async function read(app: Hono, url: string, acceptLanguage: string) {
  const response = await app.request(url, { headers: { 'accept-language': acceptLanguage } });
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    language: response.headers.get('content-language'),
    body: await response.text(),
  };
}

describe.each(sharedReads)('a shared response of %s', (call, route) => {
  it.each<Record<string, string>>([{}, { lang: 'en' }, { lang: 'ar' }])(
    'with %j is the same for every Accept-Language',
    async (language) => {
      const url = urlOf(call, { ...queryOf(call, route), ...language });
      // Each has its own cache, so both handle the request.
      const [english, arabic] = [createApp(server.services), createApp(server.services)];
      const first = await read(english, url, 'en');
      const scope = PRIVATE.includes(call) ? 'private' : 'public';
      expect(first).toMatchObject({ status: 200, cache: `${scope}, max-age=30` });
      expect(await read(arabic, url, 'ar')).toEqual(first);
      expect(await read(arabic, url, 'en')).toEqual(first);
    },
  );

  it('is no error: those are in the language of each request and not cached', async () => {
    const url = `${urlOf(call, queryOf(call, route))}&twice=1&twice=2`;
    const arabic = await read(server.app, url, 'ar');
    const english = await read(server.app, url, 'en');
    expect(arabic).toMatchObject({ status: 400, cache: 'no-store', language: 'ar' });
    expect(english).toMatchObject({ status: 400, cache: 'no-store', language: 'en' });
    expect(arabic.body).not.toBe(english.body);
  });
});

describe('the handler of a shared read', () => {
  it('receives nothing that depends on the client', () => {
    const review: Record<keyof ReadContext<ReviewsContract['GET /user/get-review']>, true> = {
      services: true,
      query: true,
    };
    const faq: Record<keyof ReadContext<CatalogueContract['GET /user/get-faq']>, true> = {
      ...review,
      messages: true,
    };
    // A further property does not compile.
    expect(Object.keys(faq)).toEqual(['services', 'query', 'messages']);
  });

  it.each([
    ['', 'en'],
    ['?lang=en', 'en'],
    ['?lang=ar', 'ar'],
  ] as const)('with the query "%s" receives messages in %s', async (query, language) => {
    const app = new Hono();
    const read: Route<CatalogueContract, 'GET /user/get-category'> = {
      auth: 'public',
      query: localized(() => z.object(languageQuery)),
      handle: ({ messages }) =>
        Promise.resolve({ categories: [{ ...category, name: messages.shop.noCategory }] }),
    };
    registerRoutes(app, server.services, { 'GET /user/get-category': read });
    const headers = { 'accept-language': language === 'ar' ? 'en' : 'ar' };
    const response = await app.request(`/api/user/get-category${query}`, { headers });
    expect(await response.text()).toContain(messagesIn(language).shop.noCategory);
  });
});
