import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { CURTAIN } from '../../support/buyWindows.ts';
import { goodBilling, rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const VOILE = { productId: 'noor-white-voile', sizeId: 'noor-white-voile-1' };

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const cart = () => succeed(server, 'GET /user/get-cart', { token, query: {} });
const add = (line: { productId: string; sizeId: string; quantity?: number }) =>
  succeed(server, 'POST /user/add-to-cart', { token, body: line });

/** Orders a finished window and two metres of voile, and pays. @returns the order and the ID of the window */
async function orderBoth(): Promise<{ _id: string; sizeId: string }> {
  const { sizeId = '' } = await succeed(server, 'POST /user/price-window', {
    body: CURTAIN,
    token,
  });
  await add({ productId: CURTAIN.productId, sizeId });
  await add({ ...VOILE, quantity: 2 });
  const { url = '', order } = await succeed(server, 'POST /user/place-order', {
    token,
    query: { paymentType: 'stripe' },
    body: goodBilling,
  });
  await server.fetch(`${url}/approve`, { method: 'POST', redirect: 'manual' });
  return { _id: order?._id ?? '', sizeId };
}
const change = (_id: string, headers: Record<string, string> = {}) =>
  rawCall(server, 'POST /user/cancel-order', {
    token,
    headers,
    body: { _id, reason: '', comment: '', toCart: true },
  });
const detailsOf = async (_id: string) =>
  (await succeed(server, 'GET /user/get-single-order-history', { token, query: { _id } })).order;

describe('changing an order (product 11.17)', () => {
  it('cancels it, refunds it and returns its lines to the cart at their prices', async () => {
    const { _id, sizeId } = await orderBoth();
    expect((await cart()).cart).toEqual([]);
    expect(await change(_id)).toMatchObject({ status: 200, body: { notInCart: [] } });
    expect((await cart()).cart).toMatchObject([
      { ...VOILE, quantity: 2 },
      { sizeId, quantity: 1, price: 4498, configuration: { name: 'Living 1', isEditable: true } },
    ]);
    const { orderStatus, paymentStatus, invoices } = await detailsOf(_id);
    expect(orderStatus).toBe('Cancelled');
    expect(['refundDue', 'refunded']).toContain(paymentStatus);
    expect(invoices?.map(({ kind }) => kind)).toEqual(['receipt', 'refundReceipt']);
    expect((await server.outbox.mails()).at(-1)?.subject).toContain('is cancelled');
  });

  it('adds to what is in the cart already', async () => {
    const { _id } = await orderBoth();
    await add({ ...VOILE, quantity: 3 });
    await change(_id);
    expect((await cart()).cart[0]).toMatchObject({ ...VOILE, quantity: 5 });
  });

  it('happens once, whatever is pressed twice', async () => {
    const { _id } = await orderBoth();
    const key = { 'Idempotency-Key': 'change-once' };
    const [first, second] = await Promise.all([change(_id, key), change(_id, key)]);
    expect([first.status, second.status]).toContain(200);
    expect(await change(_id, key)).toMatchObject({ status: 200, body: { notInCart: [] } });
    expect(await change(_id)).toMatchObject({
      status: 409,
      body: { message: 'This order is cancelled already.' },
    });
    expect((await cart()).cart).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  });

  it('names the lines that cannot return, and returns the others', async () => {
    const { _id } = await orderBoth();
    await add({ ...VOILE, quantity: 98 });
    expect(await change(_id)).toMatchObject({
      status: 200,
      body: { notInCart: ['Noor White Voile'] },
    });
    expect((await cart()).cart).toMatchObject([{ quantity: 98 }, { productId: CURTAIN.productId }]);
  });

  it('ends when the cloth is cut, with a sentence, and changes nothing', async () => {
    const { _id } = await orderBoth();
    server.clock.advance(DAY);
    token = await server.signIn(EMAIL);
    await runShopCommand(server, 'orders', 'cut', (await detailsOf(_id)).orderId);
    expect(await change(_id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('The cloth for this order has been cut') },
    });
    expect((await cart()).cart).toEqual([]);
    expect((await detailsOf(_id)).orderStatus).toBe('Confirmed');
  });
});
