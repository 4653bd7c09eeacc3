import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, MINUTE } from '../../../server/clock.ts';
import { ORDER_PATH } from '../../../server/rules/orderStatus.ts';
import type { Language } from '../../../src/contract/common.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import { createCrashPoints } from '../../support/crashPoints.ts';
import { isThorough } from '../../support/isThorough.ts';
import { openPaymentShop } from '../../support/providers/paymentShop.ts';
import type { PaymentShop } from '../../support/providers/paymentShop.ts';
import { createStripeRig } from '../../support/providers/rigs.ts';
import type { ProviderRig } from '../../support/providers/rigs.ts';
import { goodBilling, placeOrder, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
/** Distance of the crash points that this run tries. */
const STRIDE = isThorough ? 1 : 3;
/** A Saturday in Dubai; Sunday is off. */
const SATURDAY = '2026-11-21T08:00:00.000Z';

const numberOf = ({ order }: PlacedOrder) => order?.orderId ?? '';
const move = (server: TestServer, placed: PlacedOrder, status: string) =>
  runShopCommand(server, 'orders', 'move', numberOf(placed), status);
const mailsOf = async (server: TestServer) =>
  (await server.outbox.mails()).filter(({ to }) => to === EMAIL);
const lastMail = async (server: TestServer) => (await mailsOf(server)).at(-1);

describe('the mails of a paid order (product 11.15)', () => {
  let rig: ProviderRig;
  let shop: PaymentShop;
  beforeEach(async () => {
    rig = await createStripeRig();
    shop = await openPaymentShop(rig, { now: SATURDAY });
  });
  afterEach(async () => {
    await shop.server.close();
    await rig.api.close();
  });
  const reference = () => rig.references().at(-1) ?? '';
  const placePaid = async () => {
    const placed = await shop.place();
    rig.pay(reference());
    await shop.webhook('stripe', rig.paidEvent(reference()));
    return placed;
  };

  it('promise days after the payment, without Sundays', async () => {
    await placePaid();
    const receipt = await lastMail(shop.server);
    expect(receipt?.subject).toContain('receipt');
    expect(receipt?.text).toContain('It is ready by Monday 23 November.');
    expect(receipt?.text).toContain('Expected with you by Tuesday 24 November.');
  });

  it('say once for each status what happens next', async () => {
    const placed = await placePaid();
    const expected = 'Expected with you by Tuesday 24 November.';
    const texts = {
      Packed: ['We call you on +971501234567 to agree on the hour', expected, 'clear the window'],
      Shipped: ['It is on its way to Dubai.', expected],
      InTransit: [expected],
      OutForDelivery: ['It comes today. Our driver calls you before.'],
      Delivered: [
        'let it rest for a week',
        'How to care for the fabric is on the page of the product.',
        'by Saturday 28 November on the page of your order',
      ],
    };
    for (const [status, parts] of Object.entries(texts)) {
      const before = (await mailsOf(shop.server)).length;
      expect((await move(shop.server, placed, status)).code).toBe(0);
      expect((await move(shop.server, placed, status)).code).toBe(1);
      expect(await mailsOf(shop.server)).toHaveLength(before + 1);
      const mail = await lastMail(shop.server);
      for (const part of parts) expect(mail?.text).toContain(part);
    }
  });

  it.each([
    ['en', 'Product 1: dry-clean only.'],
    ['ar', '\u2068Product 1\u2069: تنظيف جاف فقط'],
  ])('tell how to care for each delivered product (%s)', async (language, care) => {
    const { db } = shop.server;
    const attributes = JSON.stringify({ careMethod: 'dry-clean' });
    await db.updateTable('products').set({ attributes }).execute();
    const placed = await placePaid();
    await db
      .updateTable('orders')
      .set({ language: language as Language })
      .execute();
    for (const status of ORDER_PATH.slice(1)) await move(shop.server, placed, status);
    const mail = await lastMail(shop.server);
    expect(mail?.text).toContain(care);
    expect(mail?.text).not.toContain('on the page of the product');
  });

  it('promise no day that is over', async () => {
    const placed = await placePaid();
    shop.server.clock.advance(4 * DAY);
    await move(shop.server, placed, 'Packed');
    expect((await lastMail(shop.server))?.text).not.toContain('Expected');
  });

  it('name the day of the refund, and tell once that it was made', async () => {
    const placed = await placePaid();
    const before = (await mailsOf(shop.server)).length;
    await shop.cancel(placed);
    await shop.work();
    await shop.work();
    await shop.webhook('stripe', rig.consoleRefund(reference()));
    const [cancellation, refund, ...others] = (await mailsOf(shop.server)).slice(before);
    // Four business days from Saturday.
    expect(cancellation?.text).toContain('You have it by Thursday 26 November.');
    expect(refund?.subject).toBe(`Your Sadeel refund for order ${numberOf(placed)}`);
    expect(refund?.text).toContain('We have returned AED 150.01');
    expect(others).toEqual([]);
  });

  it('tell once of a refund that a webhook reports first', async () => {
    const placed = await placePaid();
    const before = (await mailsOf(shop.server)).length;
    await shop.cancel(placed);
    await shop.webhook('stripe', rig.consoleRefund(reference()));
    await shop.work();
    expect(await shop.status(placed)).toBe('refunded');
    // Of the cancellation and of the refund.
    expect(await mailsOf(shop.server)).toHaveLength(before + 2);
  });
});

describe('the mails of other orders', () => {
  let server: TestServer;
  let token: string;
  beforeEach(async () => {
    server = await createTinyServer({ now: SATURDAY });
    token = await server.signIn(EMAIL);
  });
  afterEach(() => server.close());

  it('promise no day without a payment', async () => {
    const placed = await placeOrder(server, token, smallLine);
    await move(server, placed, 'Packed');
    const text = (await lastMail(server))?.text;
    expect(text).toContain('We call you on');
    expect(text).not.toContain('Expected');
  });

  it('have no refund for a sandbox payment', async () => {
    const placed = await placeOrder(server, token, smallLine);
    await server.fetch(`${placed.url ?? ''}/approve`, { method: 'POST', redirect: 'manual' });
    await move(server, placed, 'Cancelled');
    const before = (await mailsOf(server)).length;
    await server.services.payments.worker.drain();
    expect(await mailsOf(server)).toHaveLength(before);
    expect((await lastMail(server))?.text).not.toContain('You have it by');
  });

  it('are in the language of the order', async () => {
    const headers = { 'accept-language': 'ar' };
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const query = { paymentType: 'stripe' } as const;
    const placed = await succeed(server, 'POST /user/place-order', {
      token,
      headers,
      query,
      body: goodBilling,
    });
    await server.fetch(`${placed.url ?? ''}/approve`, { method: 'POST', redirect: 'manual' });
    expect((await lastMail(server))?.text).toContain('يصلك بحلول الثلاثاء 24 نوفمبر.');
    await move(server, placed, 'Packed');
    expect((await lastMail(server))?.text).toContain('لنتفق على ساعة التوصيل.');
  });

  it('are sent once when several processes set the same status', async () => {
    const placed = await placeOrder(server, token, smallLine);
    const before = (await mailsOf(server)).length;
    const results = await Promise.all(
      Array.from({ length: 5 }, () => move(server, placed, 'Packed')),
    );
    expect(results.map(({ code }) => code).toSorted()).toEqual([0, 1, 1, 1, 1]);
    expect(await mailsOf(server)).toHaveLength(before + 1);
  });
});

describe('a process that crashes while it changes the status of an order', () => {
  it('leaves one mail for each status at any crash point', async () => {
    const open = await openTestDatabase();
    const shared = { ...open, close: () => Promise.resolve() };
    const server = await createTinyServer({ database: shared, now: SATURDAY });
    const token = await server.signIn(EMAIL);
    let crashPoint = 0;
    let hasCrashed = true;
    while (hasCrashed) {
      crashPoint += STRIDE;
      const placed = await placeOrder(server, token, smallLine);
      const crash = createCrashPoints();
      const doomed = await createTinyServer({
        database: { ...shared, db: crash.watch(open.db) },
        now: server.clock.now(),
      });
      crash.dieAt(crashPoint);
      const path = [...ORDER_PATH.slice(1)];
      while (!crash.isDead() && path[0]) {
        await move(doomed, placed, path[0]).catch(() => undefined);
        if (!crash.isDead()) path.shift();
      }
      hasCrashed = crash.isDead();
      // The staff repeat the command; it is refused when the crash came after the commit.
      for (const status of path) await move(server, placed, status);
      const subjects = (await server.outbox.mails())
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes(`${numberOf(placed)} `));
      expect({ crashPoint, subjects: subjects.toSorted() }).toEqual({
        crashPoint,
        subjects: [
          'has left our workroom',
          'is delivered',
          'is in transit',
          'is out for delivery',
          'is packed',
        ].map((predicate) => `Your Sadeel order ${numberOf(placed)} ${predicate}`),
      });
      server.clock.advance(MINUTE);
      await doomed.close();
    }
    await server.close();
    await open.close();
    // Ensures that crash points were reached.
    expect(crashPoint).toBeGreaterThan(40);
  });
});
