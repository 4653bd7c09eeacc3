import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { keepHouse } from '../../../server/housekeeping.ts';
import { readCatalogue } from '../../../server/repositories/readCatalogue.ts';
import { writeCatalogue } from '../../../server/repositories/writeCatalogue.ts';
import type { CatalogueContent } from '../../../server/catalogue/catalogueFile.ts';
import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import { fail, goodBilling, rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const PRODUCT = 'almas-ivory-linen';
let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const curtain: WindowPriceRequest = {
  productId: PRODUCT,
  window: { mount: 'ceiling', widths: [], drops: [265], track: 290 },
  options: { heading: 'wave', lining: 'lining', draw: 'pair' },
  windowId: 'w1',
  name: 'Living 1',
  keep: true,
};
const keep = (body: WindowPriceRequest = curtain) =>
  succeed(server, 'POST /user/price-window', { body, token });
const line = (sizeId: string | undefined) => ({ productId: PRODUCT, sizeId: sizeId ?? '' });
const add = (sizeId: string | undefined, as = token) =>
  succeed(server, 'POST /user/add-to-cart', { token: as, body: line(sizeId) });
const act = (action: string, sizeId: string | undefined) =>
  rawCall(server, 'POST /user/cart-action', { token, query: { action }, body: line(sizeId) });
const cart = (lang = 'en') => succeed(server, 'GET /user/get-cart', { token, query: { lang } });
const order = (revision?: string, lang = 'en') =>
  rawCall(server, 'POST /user/place-order', {
    token,
    headers: { 'accept-language': lang },
    query: { paymentType: 'stripe' },
    body: { ...goodBilling, ...(revision !== undefined && { revision }) },
  });

/** Imports the catalogue with a change. */
async function change(edit: (content: CatalogueContent) => CatalogueContent): Promise<void> {
  const content = await readCatalogue(server.db);
  await server.db
    .transaction()
    .execute((trx) => writeCatalogue(trx, edit(content), server.clock.now()));
}

const dearer = (content: CatalogueContent): CatalogueContent => {
  const { priceTable: table } = content;
  if (table === undefined) throw new Error('no table');
  const curtainPrices = { ...table.curtain, seam: table.curtain.seam + 1000 };
  return { ...content, priceTable: { ...table, version: 2, curtain: curtainPrices } };
};
const withoutHeading = (content: CatalogueContent): CatalogueContent => ({
  ...content,
  products: content.products.map((product) =>
    product.madeToMeasure?.kind === 'curtain'
      ? { ...product, madeToMeasure: { ...product.madeToMeasure, headings: ['triple'] } }
      : product,
  ),
});

describe('a kept window', () => {
  it('has an ID, and is the same row for the same window and prices', async () => {
    const first = await keep();
    expect(first.sizeId).toMatch(/^mtm_[0-9a-z]{16}$/);
    expect(first.label).toBe('Living 1: 290 x 265 cm, wave, lined, pair');
    server.clock.advance(DAY);
    expect(await keep()).toMatchObject({ sizeId: first.sizeId, validUntil: first.validUntil });
    await change(dearer);
    const other = await keep();
    expect(other).toMatchObject({ price: 4538, priceTableVersion: 2 });
    expect(other.sizeId).not.toBe(first.sizeId);
  });

  it('has the price of today within a second of a change of the catalogue', async () => {
    const preview = { ...curtain, keep: false };
    expect(await keep(preview)).toMatchObject({ price: 4498, priceTableVersion: 1 });
    await change(dearer);
    server.clock.advance(1001);
    expect(await keep(preview)).toMatchObject({ price: 4538, priceTableVersion: 2 });
  });

  it('is not kept when it is only priced, or cannot be made', async () => {
    expect(await keep({ ...curtain, keep: false })).not.toHaveProperty('sizeId');
    const eyelets = { ...curtain.options, heading: 'eyelet' } as const;
    expect(await keep({ ...curtain, options: eyelets })).not.toHaveProperty('sizeId');
    expect(await server.db.selectFrom('configurations').selectAll().execute()).toEqual([]);
  });

  it('of a visitor becomes the first customer’s who adds it', async () => {
    const response = await server.fetch('/api/user/price-window', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(curtain),
    });
    expect(response.headers.get('set-cookie')).toContain('sadeel_device=');
    const { sizeId } = (await response.json()) as { sizeId: string };
    await add(sizeId);
    expect((await cart()).cart).toMatchObject([{ sizeId, price: 4498 }]);
    const omar = await server.signIn('omar@example.com');
    const refused = await fail(server, 'POST /user/add-to-cart', {
      token: omar,
      body: line(sizeId),
    });
    expect(refused).toMatchObject({
      status: 404,
      message: 'This product does not exist in this size.',
    });
  });

  it.each([['mtm_0000000000000000'], ['mtm_']])('%s does not exist', async (sizeId) => {
    const options = { token, body: line(sizeId) };
    expect((await fail(server, 'POST /user/add-to-cart', options)).status).toBe(404);
    expect((await act('increment', sizeId)).status).toBe(404);
  });

  it('makes room: beyond 40 of a device the oldest unused one goes first', async () => {
    const fetchKept = async (index: number, cookie: string) => {
      const response = await server.fetch('/api/user/price-window', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ ...curtain, name: `Room ${index}` }),
      });
      return { response, body: (await response.json()) as { sizeId: string } };
    };
    const first = await fetchKept(0, '');
    const cookie = (first.response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    for (let index = 1; index <= 40; index += 1) {
      server.clock.advance(1000);
      await fetchKept(index, cookie);
    }
    const rows = await server.db.selectFrom('configurations').select('id').execute();
    expect(rows).toHaveLength(40);
    expect(rows.map(({ id }) => id)).not.toContain(first.body.sizeId);
  });

  it('is deleted by housekeeping after 30 days, a customer’s after 90, unless it is used', async () => {
    const { sizeId } = await keep();
    await keep({ ...curtain, name: 'Living 2' });
    const body = { ...curtain, name: 'Living 3' };
    await succeed(server, 'POST /user/price-window', { body });
    await add(sizeId);
    const names = async () => {
      await keepHouse(server.services);
      const rows = await server.db.selectFrom('configurations').select('content').execute();
      return rows.map(({ content }) => /Living \d/.exec(content)?.[0]).toSorted();
    };
    server.clock.advance(29 * DAY);
    expect(await names()).toEqual(['Living 1', 'Living 2', 'Living 3']);
    server.clock.advance(2 * DAY);
    expect(await names()).toEqual(['Living 1', 'Living 2']);
    server.clock.advance(60 * DAY);
    expect(await names()).toEqual(['Living 1']);
  });
});

describe('a finished window in the cart', () => {
  it('is a line like any other', async () => {
    const { sizeId } = await keep();
    await add(sizeId);
    await add(sizeId);
    expect((await act('increment', sizeId)).status).toBe(200);
    expect((await act('decrement', sizeId)).status).toBe(200);
    expect(await cart()).toMatchObject({
      cart: [
        {
          productId: PRODUCT,
          sizeId,
          name: 'Almas Ivory Linen',
          size: 'Living 1: 290 x 265 cm, wave, lined, pair',
          quantity: 2,
          price: 4498,
          productTotal: 8996,
          configuration: {
            windowId: 'w1',
            name: 'Living 1',
            summary: ['290 x 265 cm', 'wave', 'lined', 'pair'],
            isEditable: true,
            validUntil: '2026-12-26T19:59:59.000Z',
          },
        },
      ],
      subTotal: 8996,
      total: 8996,
    });
    expect((await act('remove', sizeId)).status).toBe(200);
    expect((await cart()).cart).toEqual([]);
  });

  it('stands with the others of its window and its room, also in the order', async () => {
    const names = ['Living 10', 'Bath 1', undefined, 'Living 2', 'Living 10'];
    const heading = ['wave', 'double', 'triple', 'pencil', 'triple'] as const;
    for (const [index, name] of names.entries()) {
      const options = { ...curtain.options, heading: heading[index] };
      await add((await keep({ ...curtain, options, name })).sizeId);
    }
    const expected = ['Bath 1', 'Living 2', 'Living 10', 'Living 10', ''];
    const lines = (await cart()).cart;
    expect(lines.map(({ configuration }) => configuration?.name)).toEqual(expected);
    expect(lines[2]?.size).toContain('wave');
    await order();
    const [placed] = (await succeed(server, 'GET /user/get-orders', { token })).orders;
    expect(placed?.items.map(({ configuration }) => configuration?.name)).toEqual(expected);
  });

  it('is in Arabic for an Arabic page', async () => {
    await add((await keep()).sizeId);
    const [item] = (await cart('ar')).cart;
    expect(item).toMatchObject({
      size: 'Living 1: 290 × 265 سم، ويفي، مبطّنة، جزآن',
      configuration: { summary: ['290 × 265 سم', 'ويفي', 'مبطّنة', 'جزآن'] },
    });
    expect(item).not.toHaveProperty('lang');
    expect(item).not.toHaveProperty('sizeLang');
  });

  it('holds its price for 30 days; then the price of today counts, and an order is refused once', async () => {
    await add((await keep()).sizeId);
    await change(dearer);
    expect((await cart()).cart).toMatchObject([{ price: 4498 }]);
    const { revision } = await cart();

    server.clock.advance(31 * DAY);
    token = await server.signIn(EMAIL);
    const refused = await order(revision);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'The price of Living 1: Almas Ivory Linen is now AED 4,538. Please look at your cart.',
      },
    });
    const now = await cart();
    expect(now.cart).toMatchObject([{ price: 4538, configuration: { previousPrice: 4498 } }]);
    expect((await order(now.revision)).status).toBe(200);
    expect((await cart()).cart).toEqual([]);
  });

  it.each([
    [
      'its product',
      (content: CatalogueContent) => ({
        ...content,
        products: content.products.filter(({ id }) => id !== PRODUCT),
        works: content.works.map((work) => ({ ...work, products: [] })),
      }),
    ],
    ['its heading', withoutHeading],
  ])('is unavailable after %s was removed, and never vanishes', async (_what, edit) => {
    await add((await keep()).sizeId);
    await succeed(server, 'POST /user/add-to-cart', {
      token,
      body: { productId: 'noor-white-voile', sizeId: 'noor-white-voile-1' },
    });
    await change(edit);
    const { cart: items, subTotal, revision } = await cart();
    expect(items).toMatchObject([
      { productId: 'noor-white-voile' },
      { name: 'Almas Ivory Linen', configuration: { unavailable: true, isEditable: false } },
    ]);
    expect(subTotal).toBe(95);
    const refused = await order(revision);
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      message:
        'We do not make Living 1: Almas Ivory Linen any more. Remove it from your cart, then place your order again.',
    });
    expect((await cart()).cart).toHaveLength(2);
    expect((await act('remove', items[1]?.sizeId)).status).toBe(200);
    expect((await order()).status).toBe(200);
  });

  it('is counted by an import that removes its product', async () => {
    await add((await keep()).sizeId);
    const content = await readCatalogue(server.db);
    const products = content.products.filter(({ id }) => id !== PRODUCT);
    const works = content.works.map((work) => ({ ...work, products: [] }));
    const changes = await server.db
      .transaction()
      .execute((trx) => writeCatalogue(trx, { ...content, products, works }, server.clock.now()));
    expect(changes.lost.finishedWindows).toBe(1);
  });
});

describe('replacing a line (product 16.17)', () => {
  const replace = (from: string | undefined, to: string | undefined, key = 'key-1', as = token) =>
    rawCall(server, 'POST /user/replace-line', {
      token: as,
      headers: { 'idempotency-key': key },
      body: { productId: PRODUCT, fromSizeId: from ?? '', toSizeId: to ?? '' },
    });
  const linesOf = async () =>
    (await cart()).cart.map(({ sizeId, quantity }) => ({ sizeId, quantity }));
  const unlined: WindowPriceRequest = {
    ...curtain,
    options: { ...curtain.options, lining: 'none' },
  };

  it('keeps the quantity and the place of the line', async () => {
    const [first, second] = [await keep(), await keep({ ...curtain, name: 'Living 2' })];
    await add(first.sizeId);
    await add(first.sizeId);
    server.clock.advance(1000);
    await add(second.sizeId);
    expect((await cart()).cart[0]?.configuration?.input).toEqual({
      window: curtain.window,
      options: curtain.options,
      guarantee: expect.arrayContaining([expect.stringContaining('fit guarantee')]),
    });
    const other = await keep(unlined);
    const replaced = await replace(first.sizeId, other.sizeId);
    expect(replaced).toMatchObject({
      status: 200,
      body: { message: 'Product Changed Successfully' },
    });
    expect(await linesOf()).toEqual([
      { sizeId: other.sizeId, quantity: 2 },
      { sizeId: second.sizeId, quantity: 1 },
    ]);
  });

  it('happens once however often it is sent, and may change nothing', async () => {
    const [from, to] = [(await keep()).sizeId, (await keep(unlined)).sizeId];
    await add(from);
    expect((await replace(from, to)).status).toBe(200);
    expect((await replace(from, to)).status).toBe(200);
    expect(await linesOf()).toEqual([{ sizeId: to, quantity: 1 }]);
    expect((await replace(to, to, 'key-2')).status).toBe(200);
    expect(await linesOf()).toEqual([{ sizeId: to, quantity: 1 }]);
    expect((await replace(to, from)).status).toBe(422);
  });

  it('joins a line that exists already, up to 99', async () => {
    const [from, to] = [(await keep()).sizeId, (await keep(unlined)).sizeId];
    await succeed(server, 'POST /user/add-to-cart', {
      token,
      body: { ...line(from), quantity: 60 },
    });
    await succeed(server, 'POST /user/add-to-cart', { token, body: { ...line(to), quantity: 40 } });
    expect((await replace(from, to)).status).toBe(409);
    expect(await linesOf()).toEqual([
      { sizeId: from, quantity: 60 },
      { sizeId: to, quantity: 40 },
    ]);
    await act('decrement', to);
    expect((await replace(from, to)).status).toBe(200);
    expect(await linesOf()).toEqual([{ sizeId: to, quantity: 99 }]);
  });

  it('takes sizes, too, and nothing that is not there or is another customer’s', async () => {
    const { sizeId } = await keep();
    expect((await replace(sizeId, 'almas-ivory-linen-1')).body).toEqual({
      message: 'This product is not in your cart any more.',
    });
    await add(sizeId);
    expect((await replace(sizeId, 'noor-white-voile-1')).status).toBe(404);
    expect((await replace(sizeId, 'mtm_0000000000000000')).status).toBe(404);
    const omar = await server.signIn('omar@example.com');
    expect((await replace(sizeId, sizeId, 'key-1', omar)).status).toBe(404);
    expect(await linesOf()).toEqual([{ sizeId, quantity: 1 }]);
    expect((await replace(sizeId, 'almas-ivory-linen-1')).status).toBe(200);
    expect(await linesOf()).toEqual([{ sizeId: 'almas-ivory-linen-1', quantity: 1 }]);
  });
});

describe('an ordered window', () => {
  const details = async (lang = 'en') => {
    const { orders } = await succeed(server, 'GET /user/get-orders', { token, query: { lang } });
    const query = { _id: orders[0]?._id ?? '', lang };
    return succeed(server, 'GET /user/get-single-order-history', { token, query });
  };

  it('is a frozen snapshot in both languages', async () => {
    const { sizeId } = await keep();
    await add(sizeId);
    expect((await order((await cart()).revision)).status).toBe(200);
    await change(dearer);
    await change(withoutHeading);
    const { order: placed } = await details();
    expect(placed.items).toMatchObject([
      {
        productName: 'Almas Ivory Linen',
        size: 'Living 1: 290 x 265 cm, wave, lined, pair',
        price: 4498,
        sizeId,
        configuration: {
          name: 'Living 1',
          summary: ['290 x 265 cm', 'wave', 'lined', 'pair'],
          window: curtain.window,
          options: curtain.options,
          layout: { kind: 'widths', clothWidth: 140, widths: 5, seams: 4 },
          priceTableVersion: 1,
        },
      },
    ]);
    const lines = placed.items[0]?.configuration?.breakdown ?? [];
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(4498);
    expect((await details('ar')).order.items).toMatchObject([
      {
        size: 'Living 1: 290 × 265 سم، ويفي، مبطّنة، جزآن',
        configuration: { summary: ['290 × 265 سم', 'ويفي', 'مبطّنة', 'جزآن'] },
      },
    ]);
  });

  it.each([
    ['en', 'Living 1: 290 x 265 cm, wave, lined, pair × 1 window'],
    ['ar', 'Living 1: 290 × 265 سم، ويفي، مبطّنة، جزآن'],
  ])('is named in the mail with what it is (%s)', async (lang, label) => {
    await add((await keep()).sizeId);
    await order(undefined, lang);
    const mails = await server.outbox.mails();
    expect(mails.at(-1)?.text).toContain(label);
  });

  it('is named at its window until the order is cancelled (product 15.16)', async () => {
    await add((await keep()).sizeId);
    await order();
    const ordered = async (lang = 'en') =>
      (await succeed(server, 'GET /user/get-draft-quotes', { token, query: { lang } })).ordered;
    const [own] = (await succeed(server, 'GET /user/get-orders', { token })).orders;
    const line = { windowId: 'w1', order: own?._id, orderedAt: '2026-11-26T10:00:00.000Z' };
    expect(await ordered()).toEqual([{ ...line, name: 'Almas Ivory Linen' }]);
    expect(await ordered('ar')).toMatchObject([{ name: expect.not.stringMatching(/Almas/) }]);
    const other = await server.signIn('other@example.com');
    const theirs = await succeed(server, 'GET /user/get-draft-quotes', { token: other });
    expect(theirs.ordered).toEqual([]);
    await succeed(server, 'POST /user/cancel-order', { token, body: { _id: own?._id ?? '' } });
    expect(await ordered()).toEqual([]);
  });

  it('is exported, and loses its name when the account is erased', async () => {
    await add((await keep()).sizeId);
    await keep({ ...curtain, name: 'Kitchen 9' });
    const { body: placed } = await order();
    const exported = JSON.stringify(await succeed(server, 'GET /user/export-account', { token }));
    expect(exported).toContain('Living 1');
    expect(exported).toContain('Kitchen 9');
    const { order: own } = placed as PlacedOrder;
    await succeed(server, 'POST /user/cancel-order', { token, body: { _id: own?._id } });
    expect((await runShopCommand(server, 'customers', 'erase', EMAIL, '--yes')).code).toBe(0);
    expect(await server.db.selectFrom('configurations').selectAll().execute()).toEqual([]);
    const items = await server.db.selectFrom('order_items').selectAll().execute();
    const texts = await server.db.selectFrom('order_item_texts').selectAll().execute();
    const left = JSON.stringify([items, texts]);
    expect(left).not.toContain('Living 1');
    expect(left).toContain('290 x 265 cm, wave, lined, pair');
    expect(left).toContain('290 × 265 سم، ويفي، مبطّنة، جزآن');
  });
});
