import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { moveOrder } from '../../../server/repositories/orderStatus.ts';
import type { OrderStatus } from '../../../src/contract/orders.ts';
import { fail, goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { DEMO_EMAIL, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { largeLine, smallLine } from '../../support/tinyCatalogue.ts';

const NOW = '2026-06-15T10:00:00.000Z';
let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer({ now: NOW });
  token = await server.signIn('aisha@example.com');
});
afterEach(() => server.close());

const add = (line = smallLine) => succeed(server, 'POST /user/add-to-cart', { token, body: line });
const place = (body: object = goodBilling, headers = {}, paymentType = 'stripe') =>
  rawCall(server, 'POST /user/place-order', { token, query: { paymentType }, body, headers });
const detail = (_id: string, caller = token) =>
  succeed(server, 'GET /user/get-single-order-history', { token: caller, query: { _id } });
const orders = (filter: string, caller = token) =>
  succeed(server, 'GET /user/get-orders', { token: caller, query: { filter } });
const cancel = (_id: string, caller = token, headers = {}) =>
  rawCall(server, 'POST /user/cancel-order', {
    token: caller,
    headers,
    body: { _id, reason: 'Changed my Mind', comment: '' },
  });

async function placedId(): Promise<string> {
  const { order } = await placeOrder(server, token, smallLine);
  if (!order) throw new Error('No order was placed.');
  return order._id;
}

async function countOrders(): Promise<number> {
  const rows = await server.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('orders.id')
    .where('users.email', '<>', DEMO_EMAIL)
    .execute();
  return rows.length;
}

describe('the details of an order', () => {
  it('have the care of each product of today, if it is known (product 11.14)', async () => {
    const id = await placedId();
    expect((await detail(id)).order.items[0]).not.toHaveProperty('careMethod');
    const attributes = JSON.stringify({ careMethod: 'wipe' });
    await server.db.updateTable('products').set({ attributes }).execute();
    expect((await detail(id)).order.items[0]?.careMethod).toBe('wipe');
  });
});

describe('the phone number of an order (product 9.18)', () => {
  it('is that of the request, beside the number as it is dialled', async () => {
    const { shippingAddress } = await detail(await placedId());
    expect(shippingAddress).toMatchObject({ phone: '0501234567', phoneE164: '+971501234567' });
  });
});

describe('the list of orders', () => {
  it('has the payment of each order (product 11.16)', async () => {
    const unpaid = await placedId();
    const paid = await placedId();
    const { order } = await detail(paid);
    await server.fetch(order.paymentUrl ?? '');
    const [row] = await server.db.selectFrom('payments').selectAll().execute();
    expect(row).toBeDefined();
    await server.db
      .updateTable('payments')
      .set({ state: 'paid' })
      .where('order_id', '=', paid)
      .execute();
    const listed = (await orders('30')).orders;
    expect(listed.find(({ _id }) => _id === unpaid)).toMatchObject({
      paymentStatus: 'pending',
      paymentUrl: expect.stringMatching(/\/pay$/),
    });
    const first = listed.find(({ _id }) => _id === paid);
    expect(first).toMatchObject({ paymentStatus: 'paid' });
    expect(first).not.toHaveProperty('paymentUrl');
  });
});

describe('an order of the cart as the customer saw it (product 9.17)', () => {
  const getCart = () => succeed(server, 'GET /user/get-cart', { token });
  const raisePrices = () =>
    server.db.updateTable('product_sizes').set({ price_minor: 999_00 }).execute();

  it('is placed when nothing has changed', async () => {
    await add();
    const { revision } = await getCart();
    expect(await place({ ...goodBilling, revision })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a price', [smallLine], raisePrices],
    ['a quantity', [smallLine], () => add(smallLine)],
    ['another line', [smallLine], () => add(largeLine)],
    [
      'a removed size',
      [smallLine, largeLine],
      () => server.db.deleteFrom('product_sizes').where('id', '=', largeLine.sizeId).execute(),
    ],
  ])('is refused when %s changed, and the cart stays', async (_change, lines, change) => {
    for (const line of lines) await add(line);
    const { revision } = await getCart();
    await change();
    const refused = await place({ ...goodBilling, revision });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/changed/) },
    });
    expect(await countOrders()).toBe(0);
    const current = await getCart();
    expect(current.cart).not.toEqual([]);
    expect(current.revision).not.toBe(revision);
    expect(await place({ ...goodBilling, revision: current.revision })).toMatchObject({
      status: 200,
    });
  });

  it('is placed at current prices for a client without a revision', async () => {
    await add();
    await raisePrices();
    expect(await place()).toMatchObject({ status: 200, body: { order: { price: 1049 } } });
  });

  it('is answered once more when the first response was lost', async () => {
    await add();
    const { revision } = await getCart();
    const headers = { 'idempotency-key': 'press-1' };
    const first = await place({ ...goodBilling, revision }, headers);
    const { revision: ofEmptyCart } = await getCart();
    const repeated = await place({ ...goodBilling, revision: ofEmptyCart }, headers);
    expect(repeated.body).toEqual(first.body);
  });
});

describe('placing an order', () => {
  it('creates the order at current prices and empties the cart', async () => {
    await add(smallLine);
    await add(smallLine);
    await add(largeLine);
    const { body, status } = await place({
      ...goodBilling,
      total: 0,
      price: 1,
      status: 'Delivered',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ order: { price: 850.52, currencySymbol: 'AED' } });
    expect((await succeed(server, 'GET /user/get-cart', { token })).cart).toEqual([]);
    const page = await orders('30');
    expect(page).toMatchObject({
      totalPages: 1,
      orders: [
        {
          orderStatus: 'Confirmed',
          createdAt: NOW,
          order: { price: 850.52 },
          items: [
            { productName: 'Product 1', size: 'Small', quantity: 2, price: 100.01 },
            { productName: 'Product 1', size: 'Large', quantity: 1, price: 600.5 },
          ],
        },
      ],
    });
    expect(page.orders[0]?.orderId).toMatch(/^SDL-260615-[2-9A-HJKMNP-TV-Z]{5}$/);
  });

  it('stores the address, the totals and the history of the order', async () => {
    const { order, shippingAddress } = await detail(await placedId());
    expect(order).toMatchObject({
      subTotal: 100.01,
      shippingCharge: 50,
      price: 150.01,
      paymentType: 'stripe',
      paymentStatus: 'pending',
      statusHistory: [{ status: 'Confirmed', at: NOW }],
    });
    expect(shippingAddress).toMatchObject({
      firstName: 'Aisha',
      city: 'Dubai',
      phone: '0501234567',
    });
  });

  it('shows the customer the order notes, and no field for empty ones', async () => {
    const additionalInfo = 'Living: W 240 × D 265 cm\nRing twice.';
    await add();
    await place({ ...goodBilling, additionalInfo });
    await add();
    await place({ ...goodBilling, additionalInfo: '' });
    const { orders: placed } = await orders('30');
    const notes = await Promise.all(
      placed.map(async ({ _id }) => (await detail(_id)).order.additionalInfo),
    );
    expect(notes).toEqual(expect.arrayContaining([additionalInfo, undefined]));
  });

  it('keeps its price when the catalogue changes', async () => {
    const id = await placedId();
    await server.db.updateTable('product_sizes').set({ price_minor: 1 }).execute();
    expect((await detail(id)).order.price).toBe(150.01);
  });

  it('rejects an empty cart', async () => {
    expect((await place()).status).toBe(409);
    expect(await countOrders()).toBe(0);
  });

  it.each([
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['country', undefined, 'Country is required'],
    ['address', '   ', 'Street address is required'],
    ['phone', '', 'Phone number is required'],
    ['phone', '050123456', 'Invalid phone number'],
    ['phone', '05012345678', 'Invalid phone number'],
    ['phone', '05O1234567', 'Invalid phone number'],
    ['email', '', 'Email address is required'],
    ['email', 'a b@c.de', 'Invalid email address'],
    ['paymentType', '', 'Please select a payment method: stripe or paypal.'],
    ['firstName', 'A\u0000B', 'First name holds characters that cannot be used here.'],
    ['lastName', { $gt: '' }, 'Last name is required'],
  ])('rejects %s = %p', async (field, value, message) => {
    await add();
    const response = await place({ ...goodBilling, [field]: value });
    expect(response).toMatchObject({ status: 400, body: { message } });
    expect(await countOrders()).toBe(0);
  });

  it('requires neither city nor company, postcode and notes', async () => {
    await add();
    const { firstName, lastName, country, address, phone, email, paymentType } = goodBilling;
    const least = { firstName, lastName, country, address, phone, email, paymentType };
    expect((await place(least)).status).toBe(200);
  });

  it('requires the same payment type in query and body', async () => {
    await add();
    expect((await place(goodBilling, {}, 'paypal')).status).toBe(400);
    expect(
      (await rawCall(server, 'POST /user/place-order', { token, body: goodBilling })).status,
    ).toBe(400);
  });

  it('creates one order per idempotency key and repeats its response', async () => {
    await add();
    const headers = { 'Idempotency-Key': 'order-1' };
    const first = await place(goodBilling, headers);
    const again = await Promise.all([1, 2, 3].map(() => place(goodBilling, headers)));
    expect(again.map((response) => response.body)).toEqual([first.body, first.body, first.body]);
    expect(await countOrders()).toBe(1);
    const other = await place({ ...goodBilling, city: 'Sharjah' }, headers);
    expect(other.status).toBe(422);
  });

  it('creates one order per cart with concurrent requests without a key', async () => {
    await add();
    const responses = await Promise.all(Array.from({ length: 8 }, () => place()));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.status === 409)).toHaveLength(7);
    expect(await countOrders()).toBe(1);
  });

  it('separates equal keys of different customers', async () => {
    await add();
    const headers = { 'Idempotency-Key': 'shared' };
    await place(goodBilling, headers);
    const other = await server.signIn('omar@example.com');
    await placeOrder(server, other, smallLine, headers);
    expect(await countOrders()).toBe(2);
  });

  it('accepts a key again after a day', async () => {
    const headers = { 'Idempotency-Key': 'again' };
    await placeOrder(server, token, smallLine, headers);
    server.clock.advance(DAY + 1);
    await placeOrder(server, token, smallLine, headers);
    expect(await countOrders()).toBe(2);
  });

  it.each(['', 'a b', 'x'.repeat(256)])('rejects the key %p', async (key) => {
    await add();
    expect((await place(goodBilling, { 'Idempotency-Key': key })).status).toBe(400);
  });

  it('mails the confirmation to the account, not to the address in the form', async () => {
    await placedId();
    const mails = await server.outbox.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'aisha@example.com' });
    expect(mails[0]?.text).toContain('AED 150.01');
    expect(mails[0]?.text).toContain('/MyOrders-detail?id=');
  });
});

describe('my orders', () => {
  it('are paginated, newest first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      server.clock.advance(1000);
      ids.unshift(await placedId());
    }
    const query = { filter: '30', limit: 2 };
    const first = await succeed(server, 'GET /user/get-orders', { token, query });
    const rest = await succeed(server, 'GET /user/get-orders', {
      token,
      query: { ...query, page: 2 },
    });
    expect([...first.orders, ...rest.orders].map((order) => order._id)).toEqual(ids);
    expect(first.totalPages).toBe(2);
    const beyond = await succeed(server, 'GET /user/get-orders', {
      token,
      query: { ...query, page: 3 },
    });
    expect(beyond).toEqual({ orders: [], totalPages: 2 });
  });

  it('are filtered by 30 days, 90 days and calendar year in Dubai', async () => {
    const demo = await server.signIn(DEMO_EMAIL);
    const count = async (filter: string) => (await orders(filter, demo)).orders.length;
    expect([await count('30'), await count('90')]).toEqual([5, 7]);
    expect([await count('2026'), await count('2025'), await count('2024')]).toEqual([7, 1, 0]);
    expect(await count('0000')).toBe(0);
    expect(await count('9999')).toBe(0);
  });

  it('are assigned to years by Dubai time', async () => {
    server.clock.set('2026-12-31T21:00:00.000Z');
    token = await server.signIn('aisha@example.com');
    await placedId();
    expect((await orders('2027')).orders).toHaveLength(1);
    expect((await orders('2026')).orders).toHaveLength(0);
  });

  it.each(['31', '7', '26', '20266', 'all', '', '-30'])('reject the filter %p', async (filter) => {
    const refusal = await fail(server, 'GET /user/get-orders', { token, query: { filter } });
    expect(refusal.status).toBe(400);
  });

  it('respond to other customers like unknown orders', async () => {
    const id = await placedId();
    const stranger = await server.signIn('omar@example.com');
    expect((await orders('30', stranger)).orders).toEqual([]);
    const query = { _id: id };
    const foreign = await fail(server, 'GET /user/get-single-order-history', {
      token: stranger,
      query,
    });
    const absent = await fail(server, 'GET /user/get-single-order-history', {
      token: stranger,
      query: { _id: 'no-such-order' },
    });
    expect([foreign.status, foreign.message]).toEqual([404, absent.message]);
    expect((await cancel(id, stranger)).status).toBe(404);
    expect((await detail(id)).order.orderStatus).toBe('Confirmed');
  });

  it('are not found by their displayed number', async () => {
    const { order } = await detail(await placedId());
    const query = { _id: order.orderId };
    expect(
      (await fail(server, 'GET /user/get-single-order-history', { token, query })).status,
    ).toBe(404);
  });
});

describe('cancelling an order', () => {
  it('responds with the message of product 11.9 and stores the reason', async () => {
    const id = await placedId();
    server.clock.advance(1000);
    expect((await cancel(id)).body).toEqual({ message: 'This product cancelled successFully' });
    const { order } = await detail(id);
    expect(order).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'cancelled' });
    expect(order.paymentUrl).toBeUndefined();
    expect(order.statusHistory?.map((step) => step.status)).toEqual(['Confirmed', 'Cancelled']);
    const row = await server.db
      .selectFrom('orders')
      .select('cancel_reason')
      .where('id', '=', id)
      .execute();
    expect(row).toEqual([{ cancel_reason: 'Changed my Mind' }]);
  });

  it('is rejected a second time, but repeats its response for the same key', async () => {
    const id = await placedId();
    const headers = { 'Idempotency-Key': 'cancel-1' };
    const first = await cancel(id, token, headers);
    expect((await cancel(id, token, headers)).body).toEqual(first.body);
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { message: 'This order is cancelled already.' },
    });
  });

  it('succeeds for exactly one of many concurrent requests', async () => {
    const id = await placedId();
    const responses = await Promise.all(Array.from({ length: 5 }, () => cancel(id)));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  });

  it('is possible in every status before Delivered', async () => {
    const path: OrderStatus[] = ['Confirmed', 'Packed', 'Shipped', 'InTransit', 'OutForDelivery'];
    for (const last of path) {
      const id = await placedId();
      await advanceTo(id, last);
      expect([last, (await cancel(id)).status]).toEqual([last, 200]);
    }
    const delivered = await placedId();
    await advanceTo(delivered, 'Delivered');
    expect((await cancel(delivered)).status).toBe(409);
  });
});

async function advanceTo(orderId: string, status: OrderStatus): Promise<void> {
  const path: OrderStatus[] = [
    'Confirmed',
    'Packed',
    'Shipped',
    'InTransit',
    'OutForDelivery',
    'Delivered',
  ];
  for (const [index, from] of path.entries()) {
    const to = path[index + 1];
    if (from === status || !to) return;
    await moveOrder(server.db, { orderId, from, to }, server.clock.now());
  }
}
