import { createHmac } from 'node:crypto';
import { startFaultyServer } from './faultyServer.ts';
import type { FakeResponse, FakeRequest, FaultyServer } from './faultyServer.ts';

export const STRIPE_SECRET = 'whsec_test';

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  url: string | null;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  client_reference_id: string | null;
}

interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
}

export interface StripeEventOptions {
  id?: string;
  session?: Record<string, unknown>;
  /** Another secret than STRIPE_SECRET. */
  secret?: string;
  /** Unix time in seconds; now by default. */
  timestamp?: number;
}

export interface SignedBody {
  body: string;
  headers: Record<string, string>;
}

export interface FakeStripe extends FaultyServer {
  sessions: Map<string, FakeSession>;
  refunds: FakeRefund[];
  /** Pays the session as the customer. */
  pay: (id: string) => void;
  expire: (id: string) => void;
  /** Expires all idempotency keys, as Stripe does after a day. */
  forgetKeys: () => void;
  /** A signed event about a session, optionally with changes. */
  event: (type: string, id: string, options?: StripeEventOptions) => SignedBody;
  /** A signed event about a full refund in the Stripe dashboard. */
  refundedEvent: (id: string) => SignedBody;
}

/** Some locales of Stripe Checkout; there is no Arabic one. */
const LOCALES = ['auto', 'en', 'fr'];

function reject(status: number, code: string): FakeResponse {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } };
}

/** A fake of the Stripe API with its rules for idempotency keys and refunds. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const responsesByKey = new Map<string, { body: string; response: FakeResponse }>();
  let events = 0;

  const createSession = (form: URLSearchParams): FakeResponse => {
    if (!LOCALES.includes(form.get('locale') ?? 'auto')) return reject(400, 'parameter_invalid');
    const id = `cs_test_${sessions.size + 1}`;
    const price = 'line_items[0][price_data]';
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      amount_total: Number(form.get(`${price}[unit_amount]`)),
      currency: form.get(`${price}[currency]`) ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: form.get('client_reference_id'),
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  };

  const createRefund = (form: URLSearchParams): FakeResponse => {
    const intent = form.get('payment_intent') ?? '';
    const isPaid = [...sessions.values()].some((session) => session.payment_intent === intent);
    if (!isPaid) return reject(404, 'resource_missing');
    if (refunds.some((refund) => refund.payment_intent === intent)) {
      return reject(400, 'charge_already_refunded');
    }
    const refund: FakeRefund = {
      id: `re_${refunds.length + 1}`,
      object: 'refund',
      payment_intent: intent,
      status: 'succeeded',
      metadata: { payment: form.get('metadata[payment]') ?? '' },
    };
    refunds.push(refund);
    return { status: 200, body: refund };
  };

  /** Returns the first response again for the same key; rejects the key with another request. */
  const withIdempotencyKey = (
    request: FakeRequest,
    handle: (form: URLSearchParams) => FakeResponse,
  ): FakeResponse => {
    const key = String(request.headers['idempotency-key']);
    const known = responsesByKey.get(key);
    if (known)
      return known.body === request.body ? known.response : reject(400, 'idempotency_error');
    const response = handle(new URLSearchParams(request.body));
    responsesByKey.set(key, { body: request.body, response });
    return response;
  };

  const expire = (session: FakeSession): FakeResponse => {
    if (session.status !== 'open') return reject(400, 'session_not_open');
    session.status = 'expired';
    session.url = null;
    return { status: 200, body: session };
  };

  const list = (data: unknown[]): FakeResponse => ({
    status: 200,
    body: { object: 'list', url: '/', has_more: false, data },
  });

  const respond = (request: FakeRequest): FakeResponse => {
    const { method, path, query } = request;
    const intent = query.get('payment_intent');
    if (path === '/v1/refunds') {
      if (method === 'POST') return withIdempotencyKey(request, createRefund);
      return list(refunds.filter((refund) => refund.payment_intent === intent));
    }
    if (path === '/v1/checkout/sessions') {
      if (method === 'POST') return withIdempotencyKey(request, createSession);
      return list([...sessions.values()].filter((session) => session.payment_intent === intent));
    }
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session) return reject(404, 'resource_missing');
    return action ? expire(session) : { status: 200, body: session };
  };

  const server = await startFaultyServer(respond);

  const sign = (event: object, options: StripeEventOptions = {}): SignedBody => {
    const body = JSON.stringify(event);
    const time = options.timestamp ?? Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', options.secret ?? STRIPE_SECRET)
      .update(`${time}.${body}`)
      .digest('hex');
    return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } };
  };

  return {
    ...server,
    sessions,
    refunds,
    pay: (id) => {
      const session = sessions.get(id);
      if (!session) throw new Error(`There is no session ${id}.`);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.payment_intent = `pi_${id}`;
      session.url = null;
    },
    expire: (id) => {
      const session = sessions.get(id);
      if (session) session.status = 'expired';
    },
    forgetKeys: () => responsesByKey.clear(),
    event: (type, id, options = {}) => {
      events += 1;
      const object = { ...sessions.get(id), id, ...options.session };
      return sign(
        { id: options.id ?? `evt_${events}`, object: 'event', type, data: { object } },
        options,
      );
    },
    refundedEvent: (id) => {
      events += 1;
      const object = {
        id: `ch_${id}`,
        object: 'charge',
        refunded: true,
        payment_intent: sessions.get(id)?.payment_intent,
      };
      return sign({
        id: `evt_${events}`,
        object: 'event',
        type: 'charge.refunded',
        data: { object },
      });
    },
  };
}
