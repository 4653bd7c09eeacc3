import { randomUUID } from 'node:crypto';
import { startFaultyServer } from './faultyServer.ts';
import type { FakeRequest, FakeResponse, FaultyServer } from './faultyServer.ts';
import type { SignedBody } from './fakeStripe.ts';

export const TABBY_KEY = 'sk_test_0192f6ce';
export const TABBY_SECRET = 'a secret that only Tabby and the shop know';

interface Movement {
  id: string;
  amount: string;
  reference_id: string;
}

export interface FakeTabbyPayment {
  id: string;
  status: 'CREATED' | 'AUTHORIZED' | 'CLOSED' | 'REJECTED' | 'EXPIRED';
  amount: string;
  currency: string;
  order: { reference_id: string };
  captures: Movement[];
  refunds: Movement[];
}

/** What creates a session, as far as the fake checks it. */
interface SessionBody {
  payment: {
    amount: string;
    currency: string;
    buyer: { name: string; email: string; phone: string };
    shipping_address: { city: string; address: string; zip: string };
    order: {
      reference_id: string;
      shipping_amount?: string;
      items: { title: string; quantity: number; unit_price: string; category: string }[];
    };
    buyer_history: { registered_since: string; loyalty_level: number };
    order_history: { amount: string; status: string; purchased_at: string }[];
  };
  lang: string;
  merchant_code: string;
  merchant_urls: { success: string; cancel: string; failure: string };
}

export interface FakeTabby extends FaultyServer {
  payments: Map<string, FakeTabbyPayment>;
  /** Bodies of the sessions, oldest first. */
  sessions: SessionBody[];
  /** Refunds of all payments. */
  refunds: () => Movement[];
  /** Rejects the next sessions for this reason. */
  reject: (reason: string | null, times?: number) => void;
  move: (id: string, status: FakeTabbyPayment['status']) => void;
  /** An event about the present state of a payment. */
  event: (id: string, options?: { about?: string; secret?: string }) => SignedBody;
}

const AMOUNT = /^\d+(\.\d{1,2})?$/;
const fils = (amount: string): number => Math.round(Number(amount) * 100);
const sumOf = (movements: Movement[]): number =>
  movements.reduce((sum, { amount }) => sum + fils(amount), 0);

function fail(status: number, errorType: string): FakeResponse {
  return { status, body: { status: 'error', errorType, error: errorType } };
}

/** Whether a session has what the documentation requires, with amounts that add up. */
function isComplete({ payment, lang, merchant_code: code, merchant_urls: urls }: SessionBody) {
  const { buyer, shipping_address: address, order } = payment;
  const texts = [buyer.name, buyer.email, address.city, address.address, address.zip, code];
  const total = order.items.reduce(
    (sum, { unit_price: price, quantity }) => sum + fils(price) * quantity,
    fils(order.shipping_amount ?? '0'),
  );
  return (
    AMOUNT.test(payment.amount) &&
    payment.currency === 'AED' &&
    total === fils(payment.amount) &&
    /^(\+?971|0)?5\d{8}$/.test(buyer.phone) &&
    texts.every((text) => text !== '') &&
    order.reference_id !== '' &&
    Array.isArray(payment.order_history) &&
    payment.buyer_history.registered_since !== '' &&
    ['ar', 'en'].includes(lang) &&
    [urls.success, urls.cancel, urls.failure].every((url) => URL.canParse(url))
  );
}

/** A fake of Tabby's Checkout and Payments API, written from its public documentation and OpenAPI file. */
export async function startFakeTabby(): Promise<FakeTabby> {
  const payments = new Map<string, FakeTabbyPayment>();
  const sessions: SessionBody[] = [];
  const rejections: (string | null)[] = [];

  const createSession = (body: string): FakeResponse => {
    const session = JSON.parse(body) as SessionBody;
    if (!isComplete(session)) return fail(400, 'bad_data');
    sessions.push(session);
    const reason = rejections.shift();
    if (reason !== undefined) {
      const installments = { type: 'installments', is_available: false, rejection_reason: reason };
      const configuration = { available_products: {}, products: { installments } };
      return { status: 200, body: { id: randomUUID(), status: 'rejected', configuration } };
    }
    const payment: FakeTabbyPayment = {
      id: randomUUID(),
      status: 'CREATED',
      amount: session.payment.amount,
      currency: session.payment.currency,
      order: { reference_id: session.payment.order.reference_id },
      captures: [],
      refunds: [],
    };
    payments.set(payment.id, payment);
    const url = `https://checkout.tabby.ai/?sessionId=${randomUUID()}`;
    const configuration = {
      available_products: { installments: [{ web_url: url }] },
      products: { installments: { type: 'installments', is_available: true } },
    };
    return {
      status: 200,
      body: { id: randomUUID(), status: 'created', payment, configuration },
    };
  };

  /** Adds a movement once per key. */
  const move = (list: Movement[], limit: number, body: string): boolean => {
    const { amount, reference_id: key } = JSON.parse(body) as Movement;
    if (list.some(({ reference_id: known }) => known === key)) return true;
    if (!AMOUNT.test(amount) || sumOf(list) + fils(amount) > limit) return false;
    list.push({ id: randomUUID(), amount, reference_id: key });
    return true;
  };

  const actions: Record<string, (payment: FakeTabbyPayment, body: string) => boolean> = {
    captures: (payment, body) => {
      if (payment.status !== 'AUTHORIZED') return false;
      if (!move(payment.captures, fils(payment.amount), body)) return false;
      if (sumOf(payment.captures) === fils(payment.amount)) payment.status = 'CLOSED';
      return true;
    },
    refunds: (payment, body) =>
      payment.status === 'CLOSED' && move(payment.refunds, sumOf(payment.captures), body),
    close: (payment) => {
      if (payment.status !== 'AUTHORIZED') return false;
      payment.status = 'CLOSED';
      return true;
    },
  };

  const respond = ({ method, path, headers, body }: FakeRequest): FakeResponse => {
    if (headers.authorization !== `Bearer ${TABBY_KEY}`) return fail(401, 'not_authorized');
    if (path === '/api/v2/checkout') return createSession(body);
    const [, id = '', action = ''] = /^\/api\/v2\/payments\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const payment = payments.get(id);
    if (!payment) return fail(404, 'not_found');
    if (action === '') return { status: 200, body: payment };
    const isDone = method === 'POST' && actions[action]?.(payment, body);
    return isDone ? { status: 200, body: payment } : fail(400, 'bad_data');
  };

  const server = await startFaultyServer(respond);
  return {
    ...server,
    payments,
    sessions,
    refunds: () => [...payments.values()].flatMap(({ refunds }) => refunds),
    reject: (reason, times = 1) => rejections.push(...Array.from({ length: times }, () => reason)),
    move: (id, status) => {
      const payment = payments.get(id);
      if (payment) payment.status = status;
    },
    event: (id, { about = '', secret = TABBY_SECRET } = {}) => {
      const payment = payments.get(id);
      const status = payment?.status.toLowerCase() ?? 'authorized';
      const body = JSON.stringify({ ...payment, id, status, meta: { order_id: about } });
      return { body, headers: { 'X-Webhook-Secret': secret } };
    },
  };
}
