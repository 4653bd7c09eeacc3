import { createHmac } from 'node:crypto';
import { startFaultyServer } from './faultyServer.ts';
import type { FakeAnswer, FakeRequest, FaultyServer } from './faultyServer.ts';

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
  /** Another secret than the one agreed on. */
  secret?: string;
  /** Seconds since 1970; now when left out. */
  timestamp?: number;
}

export interface SignedBody {
  body: string;
  headers: Record<string, string>;
}

export interface FakeStripe extends FaultyServer {
  sessions: Map<string, FakeSession>;
  refunds: FakeRefund[];
  /** The customer pays on the page. */
  pay: (id: string) => void;
  expire: (id: string) => void;
  /** Stripe keeps idempotency keys for a day only. */
  forgetKeys: () => void;
  /** A signed event about a session as it stands, or as `options` change it. */
  event: (type: string, id: string, options?: StripeEventOptions) => SignedBody;
  /** The signed news that the shop has returned all money in Stripe's own console. */
  refundedEvent: (id: string) => SignedBody;
}

function refuse(status: number, code: string): FakeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } };
}

/** Stripe's API as far as a shop with Checkout meets it, with its rules about idempotency keys and refunds. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const answers = new Map<string, { body: string; answer: FakeAnswer }>();
  let events = 0;

  const createSession = (form: URLSearchParams): FakeAnswer => {
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

  const createRefund = (form: URLSearchParams): FakeAnswer => {
    const intent = form.get('payment_intent') ?? '';
    const isPaid = [...sessions.values()].some((session) => session.payment_intent === intent);
    if (!isPaid) return refuse(404, 'resource_missing');
    if (refunds.some((refund) => refund.payment_intent === intent)) {
      return refuse(400, 'charge_already_refunded');
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

  /** The same key gets the same answer; with another request it is refused. */
  const once = (request: FakeRequest, act: (form: URLSearchParams) => FakeAnswer): FakeAnswer => {
    const key = String(request.headers['idempotency-key']);
    const known = answers.get(key);
    if (known) return known.body === request.body ? known.answer : refuse(400, 'idempotency_error');
    const answer = act(new URLSearchParams(request.body));
    answers.set(key, { body: request.body, answer });
    return answer;
  };

  const list = (data: unknown[]): FakeAnswer => ({
    status: 200,
    body: { object: 'list', url: '/', has_more: false, data },
  });

  const answer = (request: FakeRequest): FakeAnswer => {
    const { method, path, query } = request;
    const intent = query.get('payment_intent');
    if (path === '/v1/refunds') {
      if (method === 'POST') return once(request, createRefund);
      return list(refunds.filter((refund) => refund.payment_intent === intent));
    }
    if (path === '/v1/checkout/sessions') {
      if (method === 'POST') return once(request, createSession);
      return list([...sessions.values()].filter((session) => session.payment_intent === intent));
    }
    const session = sessions.get(path.replace('/v1/checkout/sessions/', ''));
    return session ? { status: 200, body: session } : refuse(404, 'resource_missing');
  };

  const server = await startFaultyServer(answer);

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
    forgetKeys: () => answers.clear(),
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
