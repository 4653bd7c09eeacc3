import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE } from '../../../server/clock.ts';
import type { PaymentProvider } from '../../../server/payments/provider.ts';
import { sandboxProvider } from '../../../server/payments/sandbox.ts';
import type { PlacedOrder } from '../../../src/contract/orders.ts';
import { goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { TEST_ORIGIN, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

let server: TestServer;
let token: string;
let isDown: boolean;

/** The sandbox, which fails while `isDown`. */
function createProvider(): PaymentProvider {
  const sandbox = sandboxProvider('');
  return {
    ...sandbox,
    start: (request) =>
      isDown ? Promise.reject(new Error('<html>502</html>')) : sandbox.start(request),
  };
}

beforeEach(async () => {
  isDown = false;
  server = await createTinyServer({ providers: { stripe: createProvider() } });
  token = await server.signIn('aisha@example.com');
});
afterEach(() => server.close());

const open = (path: string, method = 'GET') => server.fetch(path, { method, redirect: 'manual' });
const order = async (placed: PlacedOrder) =>
  (
    await succeed(server, 'GET /user/get-single-order-history', {
      token,
      query: { _id: placed.order?._id ?? '' },
    })
  ).order;

/** Follows the payment link of an unpaid order to its page. */
async function payAgain(placed: PlacedOrder): Promise<string> {
  const { paymentUrl = '' } = await order(placed);
  const response = await open(paymentUrl);
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

describe('the sandbox payment page', () => {
  it('shows label, order and amount without scripts', async () => {
    const placed = await placeOrder(server, token, smallLine);
    const page = await open(placed.url ?? '');
    const html = await page.text();
    expect(html).toContain('Sandbox payment – no money moves');
    expect(html).toContain(placed.order?.orderId);
    expect(html).toContain('AED 150.01');
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('marks the order as paid and redirects to it', async () => {
    const placed = await placeOrder(server, token, smallLine);
    const response = await open(`${placed.url ?? ''}/approve`, 'POST');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/MyOrders-detail?id=${placed.order?._id ?? ''}`);
    const paid = await order(placed);
    expect(paid.paymentStatus).toBe('paid');
    expect(paid.paymentUrl).toBeUndefined();
  });

  it('leaves a declined order payable', async () => {
    const placed = await placeOrder(server, token, smallLine);
    await open(`${placed.url ?? ''}/decline`, 'POST');
    expect((await order(placed)).paymentStatus).toBe('declined');
    const next = await payAgain(placed);
    expect(next).not.toBe(placed.url);
    await open(`${next}/approve`, 'POST');
    expect((await order(placed)).paymentStatus).toBe('paid');
  });

  it('is the same page after the customer left it', async () => {
    const placed = await placeOrder(server, token, smallLine);
    expect((await order(placed)).paymentStatus).toBe('pending');
    expect(await payAgain(placed)).toBe(placed.url);
  });

  it('is replaced when it has expired', async () => {
    const placed = await placeOrder(server, token, smallLine);
    server.clock.advance(21 * HOUR);
    expect(await payAgain(placed)).not.toBe(placed.url);
  });

  it('cannot be used twice', async () => {
    const placed = await placeOrder(server, token, smallLine);
    await open(`${placed.url ?? ''}/decline`, 'POST');
    await open(`${placed.url ?? ''}/approve`, 'POST');
    expect((await order(placed)).paymentStatus).toBe('declined');
    expect(await (await open(placed.url ?? '')).text()).toContain('You can pay again');
  });

  it('pays nothing for a cancelled order', async () => {
    const placed = await placeOrder(server, token, smallLine);
    const body = { _id: placed.order?._id, reason: '', comment: '' };
    const { paymentUrl = '' } = await order(placed);
    await succeed(server, 'POST /user/cancel-order', { token, body });
    await open(`${placed.url ?? ''}/approve`, 'POST');
    expect((await order(placed)).paymentStatus).toBe('cancelled');
    const link = await open(paymentUrl);
    expect(link.headers.get('location')).toBe(`/MyOrders-detail?id=${placed.order?._id ?? ''}`);
  });

  it('refunds when a paid order is cancelled', async () => {
    const placed = await placeOrder(server, token, smallLine);
    await open(`${placed.url ?? ''}/approve`, 'POST');
    const body = { _id: placed.order?._id, reason: '', comment: '' };
    await succeed(server, 'POST /user/cancel-order', { token, body });
    await server.services.payments.worker.drain();
    expect((await order(placed)).paymentStatus).toBe('refunded');
  });

  it('responds with 404 to unknown references', async () => {
    expect((await open('/sandbox-payment/unknown')).status).toBe(404);
    expect((await open('/sandbox-payment/unknown/approve', 'POST')).status).toBe(404);
    expect((await open('/api/payments/unknown/pay')).status).toBe(404);
  });

  it('has an absolute URL when the shop has a public URL', async () => {
    const config = { publicUrl: TEST_ORIGIN, hasPublicUrl: true };
    const other = await createTinyServer({
      config,
      providers: { stripe: sandboxProvider(TEST_ORIGIN) },
    });
    const placed = await placeOrder(other, await other.signIn('a@b.co'), smallLine);
    expect(placed.url?.startsWith(`${TEST_ORIGIN}/sandbox-payment/`)).toBe(true);
    await other.close();
  });
});

describe('a failing provider', () => {
  it('keeps the order, which can be paid later', async () => {
    isDown = true;
    const placed = await placeOrder(server, token, smallLine);
    expect(placed.url).toBeUndefined();
    expect(placed.message).toContain('You can pay for it in My Orders.');
    const page = await open((await order(placed)).paymentUrl ?? '');
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('Your order is safe');
    isDown = false;
    await open(`${await payAgain(placed)}/approve`, 'POST');
    expect((await order(placed)).paymentStatus).toBe('paid');
  });

  it('gets a new payment when the first attempt is too old', async () => {
    isDown = true;
    const placed = await placeOrder(server, token, smallLine);
    server.clock.advance(11 * MINUTE);
    isDown = false;
    await payAgain(placed);
    const payments = await server.db
      .selectFrom('payments')
      .select('state')
      .where('order_id', '=', placed.order?._id ?? '')
      .orderBy('created_at')
      .execute();
    expect(payments.map((payment) => payment.state)).toEqual(['expired', 'open']);
  });

  it('is called again by a repeated request, without a second order or payment', async () => {
    isDown = true;
    const headers = { 'Idempotency-Key': 'k' };
    const placed = await placeOrder(server, token, smallLine, headers);
    isDown = false;
    const repeat = async () => {
      const query = { paymentType: 'stripe' };
      return rawCall(server, 'POST /user/place-order', {
        token,
        headers,
        query,
        body: goodBilling,
      });
    };
    const second = await repeat();
    expect(second.body).toMatchObject({ order: placed.order, url: expect.any(String) });
    expect((await repeat()).body).toEqual(second.body);
    const payments = await server.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', placed.order?._id ?? '')
      .execute();
    expect(payments).toHaveLength(1);
  });
});
