import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import type { PaymentsParts } from '../../../server/payments/types.ts';
import { createStripeRig } from '../../support/providers/rigs.ts';
import type { ProviderRig } from '../../support/providers/rigs.ts';
import { fail, goodBilling, rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
let database: TestDatabase;
let trial: TestServer;
let live: TestServer;
let rig: ProviderRig;
let token: string;

/** Starts a shop with the sandbox, and restarts it with Stripe keys. */
beforeEach(async () => {
  database = await openTestDatabase();
  trial = await createTinyServer({ database });
  rig = await createStripeRig();
  live = await restart({ stripe: rig.provider });
  token = await trial.signIn(EMAIL);
});
afterEach(async () => {
  await live.close();
  await trial.close();
  await rig.api.close();
});

const restart = (providers: PaymentsParts['providers']): Promise<TestServer> =>
  createTinyServer({ database: database.connectAgain(), providers });

async function place(
  server: TestServer,
  paymentType: 'stripe' | 'paypal' = 'stripe',
): Promise<PlacedOrder> {
  await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
  const body = { ...goodBilling, paymentType };
  return succeed(server, 'POST /user/place-order', { token, query: { paymentType }, body });
}

const orderAt = async (server: TestServer, { order }: PlacedOrder) => {
  const query = { _id: order?._id ?? '' };
  return (await succeed(server, 'GET /user/get-single-order-history', { token, query })).order;
};
const request = (server: TestServer, path: string, method = 'GET') =>
  server.fetch(path, { method, redirect: 'manual' });
const approve = (server: TestServer, { url = '' }: PlacedOrder) =>
  request(server, `${url}/approve`, 'POST');
const cancel = (server: TestServer, { order }: PlacedOrder) =>
  succeed(server, 'POST /user/cancel-order', {
    token,
    body: { _id: order?._id, reason: '', comment: '' },
  });
const paymentsOf = async ({ order }: PlacedOrder): Promise<string[]> => {
  const rows = await database.db
    .selectFrom('payments')
    .select(['provider', 'state'])
    .where('order_id', '=', order?._id ?? '')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ provider, state }) => `${provider} ${state}`);
};
/** Pays an order on the page of its payment link. */
async function payLive(placed: PlacedOrder): Promise<void> {
  const { paymentUrl = '' } = await orderAt(live, placed);
  expect((await request(live, paymentUrl)).headers.get('location')).toMatch(/^https:\/\/checkout/);
  const reference = rig.references().at(-1) ?? '';
  rig.pay(reference);
  await request(live, rig.returnPath(reference));
}

describe('a sandbox link after the shop went live', () => {
  it('responds with 404 to every method and pays nothing', async () => {
    const placed = await place(trial);
    const { url = '' } = placed;
    for (const path of [url, `${url}/approve`, `${url}/decline`]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        expect((await request(live, path, method)).status).toBe(404);
      }
    }
    expect((await orderAt(live, placed)).paymentStatus).toBe('pending');
    expect(await paymentsOf(placed)).toEqual(['sandbox open']);
  });

  it('is not settled by a report', async () => {
    const placed = await place(trial);
    const report = {
      reference: placed.url?.split('/').at(-1) ?? '',
      outcome: 'paid',
      amountMinor: 15_001,
      currency: 'AED',
    } as const;
    await live.services.payments.settle('sandbox', report);
    expect(await paymentsOf(placed)).toEqual(['sandbox open']);
    await trial.services.payments.settle('sandbox', report);
    expect(await paymentsOf(placed)).toEqual(['sandbox paid']);
  });

  it('is replaced by a live payment page', async () => {
    const placed = await place(trial);
    await payLive(placed);
    expect((await orderAt(live, placed)).paymentStatus).toBe('paid');
    expect(await paymentsOf(placed)).toEqual(['sandbox expired', 'stripe paid']);
  });

  it('expires in the payment queue', async () => {
    const placed = await place(trial);
    live.clock.advance(DAY);
    await live.services.payments.worker.drain();
    expect(await paymentsOf(placed)).toEqual(['sandbox expired']);
  });
});

describe('an order that was paid in the sandbox', () => {
  let placed: PlacedOrder;
  beforeEach(async () => {
    placed = await place(trial);
    await approve(trial, placed);
  });

  it('is unpaid in the live shop and can be paid there', async () => {
    expect((await orderAt(live, placed)).paymentStatus).toBe('pending');
    await payLive(placed);
    expect((await orderAt(live, placed)).paymentStatus).toBe('paid');
    await live.services.payments.worker.drain();
    expect(await paymentsOf(placed)).toEqual(['sandbox refunded', 'stripe paid']);
    expect(rig.refunds()).toBe(0);
  });

  it('causes no refund when it is cancelled', async () => {
    await cancel(live, placed);
    await live.services.payments.worker.drain();
    expect(await paymentsOf(placed)).toEqual(['sandbox refunded']);
    expect((await orderAt(live, placed)).paymentStatus).toBe('cancelled');
    expect(rig.api.requests).toHaveLength(0);
    const mail = (await live.outbox.mails()).at(-1);
    expect(mail?.subject).toContain('is cancelled');
    expect(mail?.text).toContain('Nothing was charged.');
    expect(mail?.text).not.toContain('refund');
  });

  it('does not block the payment queue when its refund is due', async () => {
    // Simulates a stop before the queue processes the refund.
    await trial.services.payments.worker.stop();
    await cancel(trial, placed);
    expect(await paymentsOf(placed)).toEqual(['sandbox refund_due']);
    await live.services.payments.worker.drain();
    expect(await paymentsOf(placed)).toEqual(['sandbox refunded']);
  });
});

describe('a payment type without a provider', () => {
  it('is rejected without changes and keeps the cart', async () => {
    await succeed(live, 'POST /user/add-to-cart', { token, body: smallLine });
    const count = () =>
      database.db
        .selectFrom('orders')
        .select('id')
        .execute()
        .then(({ length }) => length);
    const before = await count();
    const headers = { 'Idempotency-Key': 'k' };
    const refusal = await fail(live, 'POST /user/place-order', {
      token,
      headers,
      query: { paymentType: 'paypal' },
      body: { ...goodBilling, paymentType: 'paypal' },
    });
    expect(refusal.status).toBe(409);
    expect(refusal.message).toBe(
      'We cannot take payments by PayPal at the moment. Please choose Stripe; your cart is kept.',
    );
    expect(await count()).toBe(before);
    expect((await succeed(live, 'GET /user/get-cart', { token })).cart).toHaveLength(1);
    expect(await live.outbox.mails()).toEqual([]);
    const accepted = await rawCall(live, 'POST /user/place-order', {
      token,
      headers: { 'Idempotency-Key': 'k2' },
      query: { paymentType: 'stripe' },
      body: goodBilling,
    });
    expect(accepted.status).toBe(200);
  });

  it('is not listed in the cart', async () => {
    const typesAt = async (server: TestServer) =>
      (await succeed(server, 'GET /user/get-cart', { token })).paymentTypes;
    expect(await typesAt(trial)).toEqual(['stripe', 'paypal']);
    expect(await typesAt(live)).toEqual(['stripe']);
    const closed = await restart({});
    expect(await typesAt(closed)).toEqual([]);
    await closed.close();
  });

  it('shows contact details on the payment link of its orders', async () => {
    const placed = await place(trial, 'paypal');
    const { paymentUrl = '' } = await orderAt(trial, placed);
    expect((await orderAt(live, placed)).paymentUrl).toBeUndefined();
    const page = await request(live, paymentUrl);
    expect(page.status).toBe(409);
    const html = await page.text();
    expect(html).toContain('This order cannot be paid online at the moment');
    expect(html).toContain('+971 4 000 0000');
    expect(await paymentsOf(placed)).toEqual(['sandbox open']);
  });

  it('redirects the payment link of a cancelled order to the order', async () => {
    const placed = await place(trial, 'paypal');
    const { paymentUrl = '' } = await orderAt(trial, placed);
    await cancel(live, placed);
    const { status, headers } = await request(live, paymentUrl);
    expect([status, headers.get('location')]).toEqual([
      303,
      `/MyOrders-detail?id=${placed.order?._id ?? ''}`,
    ]);
  });

  it('shows the phone number when the shop accepts no payments', async () => {
    const closed = await restart({});
    await succeed(closed, 'POST /user/add-to-cart', { token, body: smallLine });
    const refusal = await fail(closed, 'POST /user/place-order', {
      token,
      query: { paymentType: 'stripe' },
      body: goodBilling,
    });
    expect(refusal.status).toBe(409);
    expect(refusal.message).toContain('Please call us on +971 4 000 0000');
    await closed.close();
  });
});

describe('the command line after the shop went live', () => {
  it('does not count sandbox payments as received', async () => {
    const sandbox = await place(trial);
    await approve(trial, sandbox);
    const real = await place(live);
    const [reference = ''] = rig.references();
    rig.pay(reference);
    await request(live, rig.returnPath(reference));
    const { out } = await runShopCommand(live, 'orders', 'list', '--limit', '2');
    const lines = out.split('\n').map((line) => line.split(/ {2,}/));
    const paymentOf = ({ order }: PlacedOrder) =>
      lines.find(([number]) => number === order?.orderId)?.[3];
    expect(paymentOf(sandbox)).toBe('paid (sandbox)');
    expect(paymentOf(real)).toBe('paid');
    expect(out.split('\n').at(-1)).toBe(
      'Received for these orders: AED 150.01 (sandbox, no money moved: AED 150.01)',
    );
  });
});
