import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findDamage } from '../../../tools/reliability/invariants.ts';
import { addWindow, CURTAIN, orderCart } from '../../support/buyWindows.ts';
import { rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

/** Orders two metres of voile and two of the same window. @returns the number of the order */
async function order({ isPaid = true } = {}): Promise<string> {
  const body = { productId: 'noor-white-voile', sizeId: 'noor-white-voile-1', quantity: 2 };
  await succeed(server, 'POST /user/add-to-cart', { token, body });
  await addWindow({ server, token }, CURTAIN, 2);
  const { number } = await orderCart({ server, token }, { isPaid });
  server.clock.advance(60_000);
  return number;
}
const remake = (...args: string[]) => runShopCommand(server, 'orders', 'remake', ...args);
const orders = async (lang = 'en') =>
  (await succeed(server, 'GET /user/get-orders', { token, query: { lang } })).orders;
const newest = async (lang = 'en') => {
  const query = { _id: (await orders())[0]?._id ?? '', lang };
  return (await succeed(server, 'GET /user/get-single-order-history', { token, query })).order;
};

describe('orders remake', () => {
  it('makes one window of an order again, for nothing, as it was ordered', async () => {
    const number = await order();
    const original = await newest();
    // The shop does not sell it any more.
    await server.db.deleteFrom('products').where('id', '=', CURTAIN.productId).execute();
    const { code, out } = await remake(number, '--line', '2', '--reason', '2 cm too short');
    expect(code).toBe(0);
    const made = await newest();
    expect(out).toContain(`${made.orderId} remakes line 2 of ${number} (Living 1: 290 x 265 cm`);
    expect(made).toMatchObject({
      price: 0,
      subTotal: 0,
      shippingCharge: 0,
      orderStatus: 'Confirmed',
      paymentStatus: 'paid',
      invoices: [],
      remakeOf: { _id: original._id, orderId: number },
      madeDelivery: { madeBy: '2026-11-28T10:01:00.000Z' },
    });
    const [window] = made.items;
    expect(made.items).toHaveLength(1);
    expect(window).toMatchObject({ quantity: 1, price: 0, size: original.items[1]?.size });
    expect(window?.configuration).toMatchObject({ name: 'Living 1', window: CURTAIN.window });
    expect(window?.configuration?.breakdown.map(({ amount }) => amount)).not.toContain(60);
    expect((await newest('ar')).items[0]?.productName).toBe('كتان ألماس العاجي');
    const mail = (await server.outbox.mails()).at(-1);
    expect(mail).toMatchObject({ to: EMAIL, subject: expect.stringContaining(made.orderId) });
    expect(mail?.text).toContain('nothing to pay');
    expect(await findDamage(server.db, server.database.engine)).toEqual([]);
  });

  it('is shown with its original, and the other way round', async () => {
    const number = await order();
    await remake(number, '--line', '2', '--reason', 'Too short');
    const { orderId } = await newest();
    const shown = await runShopCommand(server, 'orders', 'show', orderId);
    expect(shown.out).toMatch(new RegExp(`Remake of +${number}: Too short`));
    expect(shown.out).toMatch(/Payment +paid/);
    const original = await runShopCommand(server, 'orders', 'show', number);
    expect(original.out).toMatch(new RegExp(`Remakes +${orderId}`));
  });

  it('can be cancelled, but not returned to the cart', async () => {
    const number = await order();
    await remake(number, '--line', '2', '--reason', 'Too short');
    const { _id } = await newest();
    const body = { _id, reason: '', comment: '' };
    expect(
      await rawCall(server, 'POST /user/cancel-order', { token, body: { ...body, toCart: true } }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining('free remake') } });
    await succeed(server, 'POST /user/cancel-order', { token, body });
    expect(await newest()).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'cancelled' });
    expect((await remake(number, '--line', '2', '--reason', 'Still too short')).code).toBe(0);
  });

  it.each([
    [
      ['--line', '1', '--reason', 'x'],
      'Line 1 is no finished window. Lines of finished windows: 2.',
    ],
    [
      ['--line', '3', '--reason', 'x'],
      'Line 3 is no finished window. Lines of finished windows: 2.',
    ],
  ])('refuses %j', async (args, message) => {
    const number = await order();
    expect(await remake(number, ...args)).toMatchObject({ code: 1, err: message });
    expect(await orders()).toHaveLength(1);
  });

  it('needs a line and a reason', async () => {
    const number = await order();
    for (const args of [
      ['--line', '2'],
      ['--reason', 'x'],
      ['--line', 'two', '--reason', 'x'],
    ])
      expect((await remake(number, ...args)).code).toBe(2);
  });

  it('refuses an order that is not paid, a remake, and the same window twice', async () => {
    const unpaid = await order({ isPaid: false });
    const args = ['--line', '2', '--reason', 'Too short'];
    expect((await remake(unpaid, ...args)).err).toBe(`${unpaid} is not paid.`);
    const number = await order();
    await remake(number, ...args);
    const { orderId } = await newest();
    expect((await remake(number, ...args)).err).toBe(
      `${orderId} remakes this window already. Deliver or cancel it first.`,
    );
    expect((await remake(orderId, '--line', '1', '--reason', 'x')).err).toBe(
      `${orderId} is a remake. Remake line 2 of ${number} again once it is delivered or cancelled.`,
    );
  });
});
