import { createHash } from 'node:crypto';
import { startFaultyServer } from './faultyServer.ts';
import type { FakeAnswer, FakeRequest, FaultyServer } from './faultyServer.ts';
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
  /** Ids of the captures that were returned, once for each time. */
  refunds: string[];
  /** The customer agrees to pay. */
  approve: (id: string) => void;
  /** The next capture is refused, as with a card without money. */
  decline: () => void;
  /** PayPal forgets an order that nobody agreed to. */
  forget: (id: string) => void;
  /** A signed event about an order or, for captures, what became of it. */
  event: (type: string, orderId: string, options?: { id?: string; secret?: string }) => SignedBody;
}

function refuse(status: number, issue: string): FakeAnswer {
  return { status, body: { name: issue, message: issue, debug_id: 'd', details: [{ issue }] } };
}

function signatureOf(event: string, secret = SECRET): string {
  return createHash('sha256')
    .update(secret + event)
    .digest('base64');
}

function orderBody({ id, status, amount, captures }: FakePaypalOrder, refunds: string[]): unknown {
  const returned = captures.filter((capture) => refunds.includes(capture.id));
  return {
    id,
    status,
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        ...(captures.length > 0 && {
          payments: { captures, refunds: returned.map((capture) => ({ id: `R-${capture.id}` })) },
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

/** PayPal's Orders API as far as a shop with redirects meets it, with its rules about request ids and refunds. */
export async function startFakePaypal(): Promise<FakePaypal> {
  const orders = new Map<string, FakePaypalOrder>();
  const refunds: string[] = [];
  const answers = new Map<string, FakeAnswer>();
  let made = 0;
  let declines = 0;
  let events = 0;

  const createOrder = (body: string): FakeAnswer => {
    const { purchase_units: units } = JSON.parse(body) as {
      purchase_units: { amount: FakePaypalOrder['amount'] }[];
    };
    made += 1;
    const amount = units[0]?.amount ?? { currency_code: '', value: '' };
    const order = {
      id: `PP${made}`,
      status: 'PAYER_ACTION_REQUIRED',
      amount,
      captures: [],
    };
    orders.set(order.id, order);
    return { status: 201, body: orderBody(order, refunds) };
  };

  const capture = (order: FakePaypalOrder): FakeAnswer => {
    if (order.status === 'COMPLETED') return refuse(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED');
    if (declines > 0) {
      declines -= 1;
      return refuse(422, 'INSTRUMENT_DECLINED');
    }
    order.status = 'COMPLETED';
    order.captures.push({ id: `C-${order.id}`, status: 'COMPLETED', amount: order.amount });
    return { status: 201, body: orderBody(order, refunds) };
  };

  const refund = (captureId: string): FakeAnswer => {
    const found = [...orders.values()]
      .flatMap((order) => order.captures)
      .find((one) => one.id === captureId);
    if (!found) return refuse(404, 'RESOURCE_NOT_FOUND');
    if (found.status === 'REFUNDED') return refuse(422, 'CAPTURE_FULLY_REFUNDED');
    found.status = 'REFUNDED';
    refunds.push(captureId);
    return { status: 201, body: { id: `R-${captureId}`, status: 'COMPLETED' } };
  };

  /** The same request id gets the first answer again. */
  const once = (request: FakeRequest, act: () => FakeAnswer): FakeAnswer => {
    const key = `${request.path} ${String(request.headers['paypal-request-id'])}`;
    const answer = answers.get(key) ?? act();
    answers.set(key, answer);
    return answer;
  };

  const verify = (body: string): FakeAnswer => {
    const { transmission_sig, webhook_id } = JSON.parse(body) as Record<string, string>;
    // Only the event as it was sent gives its signature: not one that was parsed and printed again.
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isGood = transmission_sig === signatureOf(event) && webhook_id === PAYPAL_WEBHOOK_ID;
    return { status: 200, body: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } };
  };

  const answer = (request: FakeRequest): FakeAnswer => {
    const { path, body } = request;
    if (path === '/v1/oauth2/token') {
      return {
        status: 200,
        body: { access_token: 'token', token_type: 'Bearer', expires_in: 32_400 },
      };
    }
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (path === '/v2/checkout/orders') return once(request, () => createOrder(body));
    const refunded = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path)?.[1];
    if (refunded) return once(request, () => refund(refunded));
    const [, id = '', action] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (!order) return refuse(404, 'RESOURCE_NOT_FOUND');
    return action
      ? once(request, () => capture(order))
      : { status: 200, body: orderBody(order, refunds) };
  };

  const server = await startFaultyServer(answer);
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
      // Spacing as no JSON printer of ours would write it.
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
