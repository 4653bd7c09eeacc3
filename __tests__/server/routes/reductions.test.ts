import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../server/seed/catalogue.ts';
import { goodBilling, rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine, tinyCatalogue } from '../../support/tinyCatalogue.ts';

/** Reduced from the beginning of 3 to the end of 5 December in Dubai, which is four hours ahead of UTC. */
const PERIOD = {
  price: 80,
  originalPrice: 120,
  soldAs: 'metre' as const,
  reducedFrom: '2026-12-03',
  reducedUntil: '2026-12-05',
};
const BEFORE = '2026-12-02T19:59:59Z';
const FIRST = '2026-12-02T20:00:00Z';
const LAST = '2026-12-05T19:59:59Z';
const AFTER = '2026-12-05T20:00:00Z';

const reduced = {
  ...tinyCatalogue,
  products: tinyCatalogue.products.map((product) => ({
    ...product,
    sizes: product.sizes.map((size) =>
      size.id === smallLine.sizeId ? { ...size, ...PERIOD } : size,
    ),
  })),
};

let server: TestServer;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel reductions '));
  server = await createTinyServer({ catalogue: reduced, now: BEFORE });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const at = async (moment: string): Promise<void> => {
  server.clock.set(moment);
  await server.services.ownerData.drain();
};

/** The price of the size in the list, on its page, and by a filter for at most 90 dirhams. */
async function shownPrices() {
  const query = { page: 1, limit: 20 };
  const { products } = await succeed(server, 'GET /user/get-products', { query });
  const { productDetail } = await succeed(server, 'GET /user/get-product-details', {
    query: { id: smallLine.productId },
  });
  const cheap = await succeed(server, 'GET /user/get-products', {
    query: { ...query, maxPrice: 90 },
  });
  const [size] = productDetail.sizes;
  return {
    list: products.find(({ _id }) => _id === smallLine.productId)?.price,
    page: [size?.price, size?.originalPrice, size?.reducedUntil],
    found: cheap.products.map(({ _id }) => _id),
  };
}
const FULL = { list: 120, page: [120, undefined, undefined], found: [] };
const LESS = { list: 80, page: [80, 120, '2026-12-05'], found: [smallLine.productId] };

describe('a reduction with a period (product 5.8)', () => {
  it('begins and ends by itself wherever the price is shown', async () => {
    expect(await shownPrices()).toEqual(FULL);
    for (const [moment, prices] of [
      [FIRST, LESS],
      [LAST, LESS],
      [AFTER, FULL],
    ] as const) {
      await at(moment);
      expect(await shownPrices()).toEqual(prices);
    }
  });

  it('changes the price in the cart, and an order at the ended price is refused once', async () => {
    const token = await server.signIn();
    await at(LAST);
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const reducedCart = await succeed(server, 'GET /user/get-cart', { token });
    expect(reducedCart.cart[0]?.price).toBe(80);
    await at(AFTER);
    const place = (revision: string | undefined) =>
      rawCall(server, 'POST /user/place-order', {
        token,
        query: { paymentType: 'stripe' },
        body: { ...goodBilling, revision },
      });
    expect((await place(reducedCart.revision)).status).toBe(409);
    const { cart, revision } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart[0]?.price).toBe(120);
    expect((await place(revision)).status).toBe(200);
  });

  it('is in an export whatever the day, and importing that changes nothing', async () => {
    const files: string[] = [];
    for (const moment of [BEFORE, FIRST, AFTER]) {
      await at(moment);
      const file = join(folder, 'catalogue.json');
      await runShopCommand(server, 'catalogue', 'export', file);
      files.push(readFileSync(file, 'utf8'));
      const { out } = await runShopCommand(server, 'catalogue', 'import', file);
      expect(out).toContain('No changes.');
    }
    expect(new Set(files).size).toBe(1);
  });

  it.each([
    [{ reducedUntil: '2026-12-01' }, 'must not be before reducedFrom'],
    [{ originalPrice: undefined }, 'is needed by a reduction with a period'],
    [{ reducedUntil: '2026-02-30' }, 'reducedUntil'],
  ])('is refused by the import with %j', async (change, problem) => {
    const file = join(folder, 'catalogue.json');
    await runShopCommand(server, 'catalogue', 'export', file);
    const content = JSON.parse(readFileSync(file, 'utf8')) as typeof tinyCatalogue;
    const [first, ...others] = content.products;
    const sizes = first?.sizes.map((size, index) => (index === 0 ? { ...size, ...change } : size));
    writeFileSync(file, JSON.stringify({ ...content, products: [{ ...first, sizes }, ...others] }));
    const { code, err } = await runShopCommand(server, 'catalogue', 'import', file);
    expect([code, err]).toEqual([1, expect.stringContaining(problem)]);
    expect(err).toContain('products[0].sizes[0]');
  });
});

describe('a reduced cloth that is made to measure', () => {
  it('has a from-price that follows its reduction', async () => {
    const id = catalogue.products.find(
      ({ madeToMeasure }) => madeToMeasure?.kind === 'curtain',
    )?.id;
    const products = catalogue.products.map((product) => ({
      ...product,
      sizes: product.sizes.map((size) =>
        product.id === id
          ? { ...size, originalPrice: size.price * 2, reducedUntil: PERIOD.reducedUntil }
          : size,
      ),
    }));
    await server.close();
    server = await createTestServer({ catalogue: { ...catalogue, products }, now: LAST });
    const madeFrom = async () => {
      const found = await succeed(server, 'GET /user/get-product-details', {
        query: { id: id ?? '' },
      });
      return found.productDetail.madeFrom ?? 0;
    };
    const before = await madeFrom();
    await at(AFTER);
    expect(await madeFrom()).toBeGreaterThan(before);
    const file = join(folder, 'catalogue.json');
    await runShopCommand(server, 'catalogue', 'export', file);
    const { out } = await runShopCommand(server, 'catalogue', 'import', file, '--dry-run');
    expect(out).toContain('No changes.');
  });
});
