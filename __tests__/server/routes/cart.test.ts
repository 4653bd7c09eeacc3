import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fail, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { largeLine, smallLine } from '../../support/tinyCatalogue.ts';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer();
  token = await server.signIn('aisha@example.com');
});
afterEach(() => server.close());

type Line = typeof smallLine & { quantity?: unknown };
const add = (body: Line, headers = {}) =>
  rawCall(server, 'POST /user/add-to-cart', { token, body, headers });
const act = (action: string, body: Line) =>
  rawCall(server, 'POST /user/cart-action', { token, query: { action }, body });
const cart = () => succeed(server, 'GET /user/get-cart', { token });

async function quantities(): Promise<number[]> {
  return (await cart()).cart.map((line) => line.quantity);
}

describe('the cart', () => {
  it('is empty initially, without shipping', async () => {
    expect(await cart()).toEqual({
      cart: [],
      currencySymbol: 'AED',
      paymentTypes: ['stripe', 'paypal'],
      revision: expect.any(String),
      subTotal: 0,
      shippingCharge: 0,
      freeShippingFrom: 1000,
      total: 0,
    });
  });

  it('adds a size, or increments its quantity', async () => {
    await add(smallLine);
    await add(largeLine);
    await add(smallLine);
    const response = await cart();
    expect(response.cart).toMatchObject([
      {
        ...smallLine,
        name: 'Product 1',
        size: 'Small',
        images: ['/media/product-1.webp'],
        quantity: 2,
        price: 100.01,
        productTotal: 200.02,
      },
      { ...largeLine, quantity: 1, price: 600.5 },
    ]);
    expect(response).toMatchObject({ subTotal: 800.52, shippingCharge: 50, total: 850.52 });
  });

  it('has free shipping from 1000 dirhams', async () => {
    await add(largeLine);
    await add(largeLine);
    expect(await cart()).toMatchObject({ subTotal: 1201, shippingCharge: 0, total: 1201 });
  });

  it('increments, decrements and removes a line, and removes it at quantity 0', async () => {
    await add(smallLine);
    expect((await act('increment', smallLine)).body).toEqual({
      message: 'Product increment Successfully',
    });
    expect(await quantities()).toEqual([2]);
    await act('decrement', smallLine);
    await act('decrement', smallLine);
    expect(await quantities()).toEqual([]);
    await add(smallLine);
    await add(smallLine);
    await act('remove', smallLine);
    expect(await quantities()).toEqual([]);
  });

  it('responds with 404 for a missing line and unknown sizes', async () => {
    for (const action of ['increment', 'decrement', 'remove']) {
      expect((await act(action, smallLine)).status).toBe(404);
    }
    expect((await add({ productId: 'product-2', sizeId: smallLine.sizeId })).status).toBe(404);
    expect((await add({ productId: 'nope', sizeId: 'nope' })).status).toBe(404);
  });

  it('limits the quantity to 99', async () => {
    await add(smallLine);
    await server.db.updateTable('cart_lines').set({ quantity: 98 }).execute();
    expect((await act('increment', smallLine)).status).toBe(200);
    expect((await act('increment', smallLine)).status).toBe(409);
    expect((await add(smallLine)).status).toBe(409);
    expect(await quantities()).toEqual([99]);
  });

  it('adds a quantity once, at most up to 99', async () => {
    const headers = { 'Idempotency-Key': 'fifteen' };
    for (let press = 0; press < 2; press += 1) {
      const response = await add({ ...smallLine, quantity: 15 }, headers);
      expect(response.body).toMatchObject({ added: 15 });
    }
    expect(await quantities()).toEqual([15]);
    expect((await add({ ...smallLine, quantity: 85 })).status).toBe(409);
    expect((await add({ ...smallLine, quantity: 84 })).status).toBe(200);
    expect(await quantities()).toEqual([99]);
  });

  it.each([0, -1, 1.5, 100, '15', null, Number.MAX_SAFE_INTEGER])(
    'rejects the quantity %p',
    async (quantity) => {
      expect((await add({ ...smallLine, quantity })).status).toBe(400);
      expect(await quantities()).toEqual([]);
    },
  );

  it.each(['INCREMENT', 'increment ', '', 'delete'])('rejects the action %p', async (action) => {
    await add(smallLine);
    expect((await act(action, smallLine)).status).toBe(400);
    expect(await quantities()).toEqual([1]);
  });

  it('belongs to one customer', async () => {
    await add(smallLine);
    const other = await server.signIn('omar@example.com');
    expect((await succeed(server, 'GET /user/get-cart', { token: other })).cart).toEqual([]);
    const refusal = await fail(server, 'POST /user/cart-action', {
      token: other,
      query: { action: 'remove' },
      body: smallLine,
    });
    expect(refusal.status).toBe(404);
  });

  it('adds once per idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'intent-1' };
    const responses = await Promise.all(Array.from({ length: 5 }, () => add(smallLine, headers)));
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(await quantities()).toEqual([1]);
    expect((await add(largeLine, headers)).status).toBe(422);
  });

  it('loses no concurrent update', async () => {
    for (let index = 0; index < 30; index += 1) await add(smallLine);
    const actions = Array.from({ length: 60 }, (_, index) =>
      index % 3 === 0 ? 'decrement' : 'increment',
    );
    const responses = await Promise.all(actions.map((action) => act(action, smallLine)));
    expect(responses.every((response) => response.status === 200)).toBe(true);
    expect(await quantities()).toEqual([30 + 40 - 20]);
  });

  it('has consistent totals after any actions', async () => {
    let seed = 42;
    const random = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let step = 0; step < 120; step += 1) {
      const line = random(2) === 0 ? smallLine : largeLine;
      const action = ['add', 'increment', 'decrement', 'remove'][random(4)] ?? 'add';
      await (action === 'add' ? add(line) : act(action, line));
      const now = await cart();
      const sum = now.cart.reduce((total, item) => total + item.price * item.quantity, 0);
      expect(now.subTotal).toBeCloseTo(sum, 5);
      expect(now.total).toBeCloseTo(now.subTotal + now.shippingCharge, 5);
      expect(now.cart.every((item) => item.quantity >= 1 && item.quantity <= 99)).toBe(true);
    }
  });
});
