import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WindowPriceRequest, WindowToPrice } from '../../../src/contract/madeToMeasure.ts';
import { goodBilling, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const INSIDE: WindowToPrice = {
  mount: 'inside',
  widths: [120.5, 121, 120.8],
  drops: [200, 200.4, 199.9],
  diagonals: [233.5, 234],
  depth: 10,
};
const BLIND: WindowPriceRequest = {
  productId: 'ufuq-screen-roller',
  window: INSIDE,
  options: { control: 'chain' },
};
const CURTAIN: WindowPriceRequest = {
  productId: 'almas-ivory-linen',
  window: { mount: 'ceiling', widths: [240, 240.5, 241], drops: [265, 265.4, 265.8] },
  options: { heading: 'wave', lining: 'lining', draw: 'pair' },
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function guaranteeOf(body: WindowPriceRequest) {
  const { guarantee } = await succeed(server, 'POST /user/price-window', { body });
  return guarantee;
}

describe('the fit guarantee (product 16.27)', () => {
  it.each([
    ['blind inside', BLIND],
    ['curtain', CURTAIN],
  ])('holds for a fully measured %s', async (_what, body) => {
    expect(await guaranteeOf(body)).toEqual({
      message: 'Fit guarantee: it fits, or we make it again free, once within 30 days.',
      missing: [],
    });
  });

  it.each<[string, Partial<WindowToPrice>, RegExp]>([
    ['one width', { widths: [120.5] }, /three widths/],
    ['two drops', { drops: [200, 200, null] }, /three drops/],
    ['a spread', { widths: [120, 120.5, 121.1] }, /more than 1 cm: measure again/],
    ['no diagonals', { diagonals: [233, null] }, /both diagonals/],
    ['a crooked recess', { diagonals: [233, 234.1] }, /diagonals differ/],
    ['no depth', { depth: null }, /depth of the recess/],
    ['a floor to come', { floor: 'coming' }, /floor is laid/],
    ['a simple laser', { notes: ['laser'] }, /steel tape/],
  ])('names what is missing with %s', async (_what, window, missing) => {
    const guarantee = await guaranteeOf({ ...BLIND, window: { ...INSIDE, ...window } });
    expect(guarantee?.message).toContain('For the fit guarantee');
    expect(guarantee?.missing).toEqual([expect.stringMatching(missing)]);
  });

  it('does not hold for the size of the blind itself, nor for likely mistakes', async () => {
    const finished = { ...BLIND, options: { ...BLIND.options, sizeIs: 'finished' as const } };
    expect((await guaranteeOf(finished))?.missing).toHaveLength(1);
    const inches = { ...CURTAIN.window, drops: [104, 104, 104.5] };
    expect((await guaranteeOf({ ...CURTAIN, window: inches }))?.missing).toEqual([
      expect.stringContaining('in centimetres'),
      expect.stringContaining('swapped'),
    ]);
  });

  it('needs no widths with a track that hangs already', async () => {
    const window = { ...CURTAIN.window, widths: [], track: 290 };
    expect((await guaranteeOf({ ...CURTAIN, window }))?.missing).toEqual([]);
  });

  it('is frozen with the order, which shows it, and stated by the sheets in both languages', async () => {
    const token = await server.signIn('aisha@example.com');
    for (const body of [BLIND, { ...CURTAIN, window: { ...CURTAIN.window, widths: [240] } }]) {
      const kept = { ...body, keep: true };
      const { sizeId = '' } = await succeed(server, 'POST /user/price-window', {
        token,
        body: kept,
      });
      const line = { productId: body.productId, sizeId };
      await succeed(server, 'POST /user/add-to-cart', { token, body: line });
    }
    const texts = [
      [expect.stringMatching(/^For the fit guarantee/), expect.stringMatching(/three widths/)],
      [expect.stringMatching(/^Fit guarantee: it fits/)],
    ];
    const guaranteeIn = (items: readonly { configuration?: { guarantee?: string[] } }[]) =>
      items.map(({ configuration }) => configuration?.guarantee);
    const query = { paymentType: 'stripe' } as const;
    const { order } = await succeed(server, 'POST /user/place-order', {
      token,
      query,
      body: goodBilling,
    });
    const { order: ordered } = await succeed(server, 'GET /user/get-single-order-history', {
      token,
      query: { _id: order?._id ?? '' },
    });
    expect(guaranteeIn(ordered.items)).toEqual(expect.arrayContaining(texts));
    for (const paper of ['workroom', 'fitter']) {
      const { out } = await runShopCommand(server, 'orders', paper, order?.orderId ?? '');
      expect(out).toMatch(/Fit guarantee +yes/);
      expect(out).toMatch(/Fit guarantee +no\. Measure three widths/);
      const link = /\/staff\/\S+/.exec(out)?.[0] ?? '';
      expect(await (await server.fetch(`${link}?lang=ar`)).text()).toContain('ضمان المقاس');
    }
  });
});
