import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WindowOptions, WindowToOffer } from '../../../src/contract/madeToMeasure.ts';
import { WINDOW_OFFERS } from '../../../server/limits/clients.ts';
import { fail, succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const living: WindowToOffer = {
  windowId: 'living',
  mount: 'ceiling',
  heading: 'wave',
  draw: 'pair',
  widths: [240, null, null],
  drops: [260, null, null],
};
const recess: WindowToOffer = {
  ...living,
  windowId: 'recess',
  mount: 'inside',
  widths: [120, 120, 120],
  drops: [160, 160, 160],
};

const offer = (...windows: WindowToOffer[]) =>
  succeed(server, 'POST /user/offer-windows', { body: { windows } });

/** Least price of the products of a kind, each asked for by itself. */
async function leastOf(kind: 'curtain' | 'blind', window: WindowToOffer): Promise<number> {
  const { products } = await succeed(server, 'GET /user/get-products', {
    query: { page: 1, limit: 100, soldAs: 'made' },
  });
  const prices = await Promise.all(
    products.map(async ({ _id: id }) => {
      const { productDetail } = await succeed(server, 'GET /user/get-product-details', {
        query: { id },
      });
      const { madeToMeasure: made } = productDetail;
      if (made?.kind !== kind) return Infinity;
      const { headings = [], controls = [] } = made as { headings?: string[]; controls?: string[] };
      const heading = headings.includes(window.heading) ? window.heading : 'triple';
      const options: WindowOptions =
        kind === 'blind'
          ? { control: controls.includes('chain') ? 'chain' : 'wand' }
          : { heading, lining: 'none', draw: window.draw };
      const body = { productId: id, window, options };
      const { price } = await succeed(server, 'POST /user/price-window', { body });
      return price ?? Infinity;
    }),
  );
  return Math.min(...prices);
}

describe('offer-windows (product 15.16)', () => {
  it('is the least of what the products of its kind cost for the window', async () => {
    const { currency, offers } = await offer(living, recess);
    expect(currency).toBe('AED');
    expect(offers.map(({ windowId, price }) => [windowId, price])).toEqual([
      ['living', await leastOf('curtain', living)],
      ['recess', await leastOf('blind', recess)],
    ]);
  });

  it('offers what works where the first choices do not', async () => {
    const pole: WindowToOffer = { ...living, mount: 'pole' };
    const wide: WindowToOffer = { ...recess, mount: 'outside', widths: [560, null, null] };
    const { offers } = await offer(pole, wide);
    expect(offers.map(({ windowId }) => windowId)).toEqual(['living', 'recess']);
  });

  it('offers nothing for a window that nothing is made for', async () => {
    const hatch: WindowToOffer = { ...recess, widths: [20, null, null], drops: [20, null, null] };
    expect((await offer(hatch, { ...living, widths: [null, null, null] })).offers).toEqual([]);
  });

  it('is bounded in windows', async () => {
    const windows = Array.from({ length: WINDOW_OFFERS.windows + 1 }, () => recess);
    const refused = await fail(server, 'POST /user/offer-windows', { body: { windows } });
    expect(refused.status).toBe(400);
  });
});
