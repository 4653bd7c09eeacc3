import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { asPriceTable } from '@/api/parsers/priceTable';
import { parseMadeToMeasure } from '@/api/parsers/madeProduct';
import { madeProduct } from '@/lib/madeToMeasure/madeProduct';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { bodyFor, firstDraft, requestFor, type MadeDraft } from '@/lib/windows/madeDraft';
import { PROPERTY_SEED } from '../../support/propertySeed';
import { succeed } from '../../support/serverClient.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

/** Of each product. */
const WINDOWS = 150;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** To the millimetre, in cm. */
const length = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((millimetres) => millimetres / 10);

const anyDraft: fc.Arbitrary<Partial<MadeDraft>> = fc.record({
  width: length(20, 1200),
  drop: length(20, 800),
  heading: fc.constantFrom('wave', 'double', 'triple', 'pencil'),
  lining: fc.constantFrom('none', 'lining', 'blackout', 'interlined'),
  draw: fc.constantFrom('pair', 'left', 'right'),
  moving: fc.constantFrom('hand', 'battery', 'mains'),
  parts: fc.constantFrom(1, 1, 2, 3),
  control: fc.constantFrom('chain', 'cordless', 'battery', 'mains'),
  extras: fc.subarray(['cassette', 'fascia', 'sideChannels', 'wrappedBar'] as const),
  child: fc.boolean(),
});

describe('The price of a finished window', () => {
  it.each([
    { id: 'almas-ivory-linen', mounts: ['ceiling', 'wall', 'pole'] as const },
    { id: 'ufuq-screen-roller', mounts: ['inside', 'outside'] as const },
  ])('of $id is the same in the browser and on the server', async ({ id, mounts }) => {
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', {
      query: { id },
    });
    const { sizes, attributes = {}, priceTableVersion: version = 0 } = productDetail;
    const response = await succeed(server, 'GET /user/get-price-table', { query: { version } });
    const table = asPriceTable(response.priceTable);
    const made = parseMadeToMeasure(productDetail.madeToMeasure);
    if (table === undefined || made === undefined) throw new Error('There is no price table.');
    const product = madeProduct(made, attributes, (size) => {
      const found = sizes.find(({ _id }) => _id === size);
      return found && Math.round(found.price * 100);
    });
    const pricing = { product, table, measured: undefined };
    let priced = 0;
    await fc.assert(
      fc.asyncProperty(anyDraft, fc.constantFrom(...mounts), async (chosen, mount) => {
        const draft = { ...firstDraft(product), ...chosen, mount };
        const result = priceWindow(requestFor(pricing, draft));
        const shown = result.kind === 'refused' ? null : result.total / 100;
        const { price } = await succeed(server, 'POST /user/price-window', {
          body: bodyFor(id, pricing, draft),
        });
        expect(price).toBe(shown);
        if (shown !== null) priced += 1;
      }),
      { numRuns: WINDOWS, seed: PROPERTY_SEED },
    );
    expect(priced).toBeGreaterThan(5);
  });
});
