import { createHash } from 'node:crypto';
import { startFaultyServer } from './faultyServer.ts';
import type { FakeResponse, FakeRequest, FaultyServer } from './faultyServer.ts';
import type { SignedBody } from './fakeStripe.ts';

export const PAYPAL_WEBHOOK_ID = 'WH-SADEEL';
const SECRET = 'known to PayPal only';

interface FakeCapture {
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
}

export interface FakePaypalOrder {
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
  captures: FakeCapture[];
}

export interface FakePaypal extends FaultyServer {
  orders: Map<string, FakePaypalOrder>;
  /** Ids of refunded captures, one entry per refund. */
  refunds: string[];
  /** Approves the order as the customer. */
  approve: (id: string) => void;
  /** Makes PayPal decline the next capture. */
  decline: () => void;
  /** Makes PayPal delete an order. */
  forget: (id: string) => void;
  /** A signed event about an order or its capture. */
  event: (type: string, orderId: string, options?: { id?: string; secret?: string }) => SignedBody;
}

function reject(status: number, issue: string): FakeResponse {
  return { status, body: { name: issue, message: issue, debug_id: 'd', details: [{ issue }] } };
}

function signatureOf(event: string, secret = SECRET): string {
  return createHash('sha256')
    .update(secret + event)
    .digest('base64');
}

function orderBody({ id, status, amount, captures }: FakePaypalOrder, refunds: string[]): unknown {
  const refunded = captures.filter((capture) => refunds.includes(capture.id));
  return {
    id,
    status,
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        ...(captures.length > 0 && {
          payments: { captures, refunds: refunded.map((capture) => ({ id: `R-${capture.id}` })) },
        }),
      },
    ],
    links: [
      {
        href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}`,
        rel: 'payer-action',
        method: 'GET',
      },
    ],
  };
}

/** A fake of the PayPal Orders API with its rules for request ids and refunds. */
export async function startFakePaypal(): Promise<FakePaypal> {
  const orders = new Map<string, FakePaypalOrder>();
  const refunds: string[] = [];
  const responsesByKey = new Map<string, FakeResponse>();
  let orderCount = 0;
  let declines = 0;
  let events = 0;

  const createOrder = (body: string): FakeResponse => {
    const { purchase_units: units } = JSON.parse(body) as {
      purchase_units: { amount: FakePaypalOrder['amount'] }[];
    };
    orderCount += 1;
    const amount = units[0]?.amount ?? { currency_code: '', value: '' };
    const order = {
      id: `PP${orderCount}`,
      status: 'PAYER_ACTION_REQUIRED',
      amount,
      captures: [],
    };
    orders.set(order.id, order);
    return { status: 201, body: orderBody(order, refunds) };
  };

  const capture = (order: FakePaypalOrder): FakeResponse => {
    if (order.status === 'COMPLETED') return reject(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return reject(422, 'ORDER_NOT_APPROVED');
    if (declines > 0) {
      declines -= 1;
      return reject(422, 'INSTRUMENT_DECLINED');
    }
    order.status = 'COMPLETED';
    order.captures.push({ id: `C-${order.id}`, status: 'COMPLETED', amount: order.amount });
    return { status: 201, body: orderBody(order, refunds) };
  };

  const refund = (captureId: string): FakeResponse => {
    const found = [...orders.values()]
      .flatMap((order) => order.captures)
      .find((one) => one.id === captureId);
    if (!found) return reject(404, 'RESOURCE_NOT_FOUND');
    if (found.status === 'REFUNDED') return reject(422, 'CAPTURE_FULLY_REFUNDED');
    found.status = 'REFUNDED';
    refunds.push(captureId);
    return { status: 201, body: { id: `R-${captureId}`, status: 'COMPLETED' } };
  };

  /** Returns the first response again for the same request id. */
  const withRequestId = (request: FakeRequest, handle: () => FakeResponse): FakeResponse => {
    const key = `${request.path} ${String(request.headers['paypal-request-id'])}`;
    const response = responsesByKey.get(key) ?? handle();
    responsesByKey.set(key, response);
    return response;
  };

  const verify = (body: string): FakeResponse => {
    const { transmission_sig, webhook_id } = JSON.parse(body) as Record<string, string>;
    // The signature covers the raw event, not one that was parsed and serialised again.
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isValid = transmission_sig === signatureOf(event) && webhook_id === PAYPAL_WEBHOOK_ID;
    return { status: 200, body: { verification_status: isValid ? 'SUCCESS' : 'FAILURE' } };
  };

  const respond = (request: FakeRequest): FakeResponse => {
    const { path, body } = request;
    if (path === '/v1/oauth2/token') {
      return {
        status: 200,
        body: { access_token: 'token', token_type: 'Bearer', expires_in: 32_400 },
      };
    }
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (path === '/v2/checkout/orders') return withRequestId(request, () => createOrder(body));
    const refunded = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path)?.[1];
    if (refunded) return withRequestId(request, () => refund(refunded));
    const [, id = '', action] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (!order) return reject(404, 'RESOURCE_NOT_FOUND');
    return action
      ? withRequestId(request, () => capture(order))
      : { status: 200, body: orderBody(order, refunds) };
  };

  const server = await startFaultyServer(respond);
  return {
    ...server,
    orders,
    refunds,
    approve: (id) => {
      const order = orders.get(id);
      if (order) order.status = 'APPROVED';
    },
    decline: () => {
      declines += 1;
    },
    forget: (id) => orders.delete(id),
    event: (type, orderId, options = {}) => {
      events += 1;
      const resource = type.startsWith('CHECKOUT.ORDER.')
        ? { id: orderId }
        : {
            id: `C-${orderId}`,
            supplementary_data: { related_ids: { order_id: orderId } },
          };
      // Unusual spacing, which JSON.stringify does not produce.
      const body = `{ "id":"${options.id ?? `WH-${events}`}",  "event_type":"${type}", "resource": ${JSON.stringify(resource)} }`;
      return {
        body,
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
          'paypal-transmission-id': `T-${events}`,
          'paypal-transmission-sig': signatureOf(body, options.secret),
          'paypal-transmission-time': '2026-11-21T08:00:00Z',
        },
      };
    },
  };
}
