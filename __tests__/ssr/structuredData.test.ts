import Validator from '@adobe/structured-data-validator';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductDetail } from '@/contract/products';
import { formatAmount } from '@/lib/money';
import { renderPage } from '@/render';
import { isThorough } from '../support/isThorough';
import { createTestServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Kinds of products: cloth, reduced, without sizes, a blind; every product before a release. */
const SAMPLE = ['almas-ivory-linen', 'noor-white-voile', 'ufuq-screen-roller'];

async function productIds(): Promise<string[]> {
  const rows = await server.db.selectFrom('products').select('id').orderBy('position').execute();
  const ids = rows.map(({ id }) => id);
  return isThorough ? ids : ids.filter((id) => SAMPLE.includes(id));
}

interface Offered {
  offers: { url: string; price: number; priceCurrency: string };
}
type Schema = Record<string, unknown> & Partial<Offered> & { hasVariant?: Offered[] };

/** The structured data of a rendered product page, and its markup. */
async function readPage(url: string): Promise<{ body: string; schema: Schema }> {
  const { body = '' } = await renderPage({ url, origin: TEST_ORIGIN, fetch: server.fetch });
  const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const schemas = [...scripts].map(([, json = '']) => JSON.parse(json) as Schema);
  const schema = schemas.find((one) => String(one['@type']).startsWith('Product'));
  if (!schema) throw new Error(`${url} has no structured data of a product.`);
  return { body, schema };
}

describe('the structured data of a product page (product 5.30)', () => {
  it.each(['', '/ar'])('has the prices that the page shows (%s)', async (prefix) => {
    const ids = await productIds();
    expect(ids.length).toBeGreaterThanOrEqual(SAMPLE.length);
    for (const id of ids) {
      const path = `/api/user/get-product-details?id=${id}`;
      const response: unknown = await (await server.fetch(path)).json();
      const { productDetail } = response as { productDetail: ProductDetail };
      const { sizes, madeFrom } = productDetail;
      const { body, schema } = await readPage(`${prefix}/product-detail?id=${id}`);
      const offers = (schema.hasVariant ?? [schema as Offered]).map((one) => one.offers);
      expect([id, offers.map(({ price }) => price)]).toEqual([
        id,
        [...sizes.map(({ price }) => price), ...(madeFrom === undefined ? [] : [madeFrom])],
      ]);
      const text = body.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ');
      const shown = new Set(text.match(/\d[\d,.]*\d|\d/g));
      expect([id, offers.filter(({ price }) => !shown.has(formatAmount(price)))]).toEqual([id, []]);
      for (const { url } of offers)
        expect(url).toContain(`${TEST_ORIGIN}${prefix}/product-detail?id=${id}`);
    }
  });

  it.each(['', '/ar'])('has no error for rich results of search engines (%s)', async (prefix) => {
    for (const id of await productIds()) {
      const { schema } = await readPage(`${prefix}/product-detail?id=${id}`);
      const jsonld = { [String(schema['@type'])]: [schema] };
      const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      expect([id, errors]).toEqual([id, []]);
    }
  });
});
