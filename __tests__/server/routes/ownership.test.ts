import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DAY } from '../../../server/clock.ts';
import type { AnyRoute } from '../../../server/http/route.ts';
import { routes } from '../../../server/routes/routes.ts';
import type { ApiCall } from '../../../src/contract/api.ts';
import { emptyWindow } from '../../../src/lib/windows/measuredWindow.ts';
import { buildEnquiry } from '../../../src/fixtures/enquiry.fixtures.ts';
import { addPasskey } from '../../support/customerWrites.ts';
import { goodBilling, rawCall, succeed } from '../../support/serverClient.ts';
import type { Answer, CallOptions } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { keptBlind, largeLine, smallLine } from '../../support/tinyCatalogue.ts';

const AISHA = 'aisha@private-place.example';
const OMAR = 'omar@another-place.example';
const goodAddress = { ...goodBilling, label: 'Home' };
const product3 = { productId: 'product-3', sizeId: 'product-3-1' };
const product4 = { productId: 'product-4', sizeId: 'product-4-1' };
/** Values that are not ids. */
const MALFORMED = ['', ' ', 'x'.repeat(121), 'a\0b', null, 1, true, [], {}] as const;

/** Requests of calls that need no session, where they need parameters. */
const OPEN_INPUTS: Partial<Record<ApiCall, CallOptions>> = {
  'GET /user/get-product-details': { query: { id: 'product-3' } },
  'POST /user/price-window': { body: { ...keptBlind, keep: false } },
  'POST /user/save-quote': { body: { sizeIds: ['product-1-1'], quantities: [1] } },
  // Without a visit, whose ID would differ.
  'POST /user/enquiry': { body: buildEnquiry({ date: 'soon', time: 'early' }) },
};

/** A caller by header, and the message that rejects it. */
interface Caller {
  authorization?: string;
  refusal?: string;
}
/** An id in relation to Aisha. */
interface Id<Value> {
  kind: 'own' | 'foreign' | 'unknown' | 'malformed';
  value: Value;
}
/** Options of a call with an id. */
type Subject = Id<CallOptions>;

let server: TestServer;
let callers: Record<string, Caller>;
let orderIds: Id<unknown>[];
let lineIds: Id<object>[];
let sessionIds: Id<unknown>[];
let addressIds: Id<object>[];
let passkeyIds: Id<object>[];
let quoteTokens: Map<string, string>;

const bearer = (token: string): string => `Bearer ${token}`;

async function signInDaysAgo(days: number): Promise<string> {
  const now = server.clock.now();
  server.clock.advance(-days * DAY);
  const token = await server.signIn(AISHA);
  server.clock.set(now);
  return token;
}

/** Aisha, and every unauthenticated caller. */
async function makeCallers(aisha: string): Promise<typeof callers> {
  const revoked = await server.signIn(AISHA);
  await succeed(server, 'POST /user/logout', { token: revoked });
  const [tooOld, unused] = [await signInDaysAgo(31), await signInDaysAgo(8)];
  return {
    aisha: { authorization: bearer(aisha) },
    anonymous: { refusal: 'Token not found' },
    'empty token': { authorization: 'Bearer ', refusal: 'Token not found' },
    'malformed token': { authorization: 'Bearer x', refusal: 'Invalid token' },
    'unknown token': { authorization: bearer('x'.repeat(43)), refusal: 'Invalid token' },
    'revoked token': { authorization: bearer(revoked), refusal: 'Invalid token' },
    'token of 31 days ago': { authorization: bearer(tooOld), refusal: 'Token expired' },
    'token unused for 8 days': { authorization: bearer(unused), refusal: 'Token expired' },
    'token of another scheme': { authorization: `Basic ${aisha}`, refusal: 'Token not found' },
  };
}

/** Places two orders of a customer. @returns their ids */
async function buyTwice(token: string, name: string): Promise<[string, string]> {
  const buy = async (): Promise<string> => {
    await succeed(server, 'POST /user/add-to-cart', { token, body: largeLine });
    const placed = await succeed(server, 'POST /user/place-order', {
      token,
      query: { paymentType: 'stripe' },
      body: { ...goodBilling, firstName: `${name}first`, address: `${name}street` },
    });
    return placed.order?._id ?? '';
  };
  return [await buy(), await buy()];
}

/** Saves an address of a customer. @returns its id */
async function saveAddress(token: string, name: string): Promise<string> {
  const body = { ...goodAddress, firstName: `${name}first`, address: `${name}street` };
  return (await succeed(server, 'POST /user/save-address', { token, body }))._id;
}

/** Saves a quote of a customer. @returns the token of its link */
async function saveQuote(token: string): Promise<string> {
  const body = { sizeIds: [smallLine.sizeId], quantities: [1] };
  return (await succeed(server, 'POST /user/save-quote', { token, body })).token;
}

/** Cancels an order, fills the cart and writes a review as Omar. */
async function useShopAsOmar(token: string, orderToCancel: string): Promise<void> {
  await succeed(server, 'POST /user/cancel-order', { token, body: { _id: orderToCancel } });
  for (const body of [product3, smallLine, smallLine]) {
    await succeed(server, 'POST /user/add-to-cart', { token, body });
  }
  const windows = [emptyWindow({ id: 'hall', updatedAt: 1, room: 'Omarfirst' })];
  await succeed(server, 'POST /user/save-windows', { token, body: { windows, erased: [] } });
  const review = { productId: 'product-1', rating: 5, review: 'Lovely', name: 'Omarfirst' };
  await succeed(server, 'POST /user/add-review', { token, body: review });
}

async function numberOf(orderId: string): Promise<string> {
  const row = server.db.selectFrom('orders').select('order_number').where('id', '=', orderId);
  return (await row.executeTakeFirstOrThrow()).order_number;
}

async function makeOrderIds(own: string[], foreign: string[]): Promise<Id<unknown>[]> {
  const [mine = '', his = ''] = [own[0], foreign[0]];
  const hisNumber = await numberOf(his);
  const unknown = [
    ...['none', '%', '../../orders', mine.slice(1), mine.toUpperCase(), `${his}%`],
    ...[`${mine}' or '1'='1`, await numberOf(mine), hisNumber, hisNumber.slice(-5)],
  ];
  const malformed = [...MALFORMED, [mine], { id: mine }];
  const as = (kind: Id<unknown>['kind']) => (value: unknown) => ({ kind, value });
  return [
    ...own.map(as('own')),
    ...foreign.map(as('foreign')),
    ...unknown.map(as('unknown')),
    ...malformed.map(as('malformed')),
  ];
}

/** Id of the session of a token. */
async function sessionOf(token: string): Promise<string> {
  const { sessions } = await succeed(server, 'GET /user/get-account', { token });
  return sessions.find(({ isCurrent }) => isCurrent)?._id ?? '';
}

async function makeSessionIds(omar: string): Promise<Id<unknown>[]> {
  const second = await server.signIn(AISHA);
  return [
    { kind: 'own', value: await sessionOf(second) },
    { kind: 'foreign', value: await sessionOf(omar) },
    ...['none', second].map((value): Id<unknown> => ({ kind: 'unknown', value })),
    ...MALFORMED.map((value): Id<unknown> => ({ kind: 'malformed', value })),
  ];
}

function makeLineIds(): Id<object>[] {
  const product1InSizeOf3 = { productId: 'product-1', sizeId: 'product-3-1' };
  const product3InSizeOf1 = { productId: 'product-3', sizeId: 'product-1-1' };
  const unknown = [product4, product1InSizeOf3, product3InSizeOf1, { productId: '-', sizeId: '-' }];
  return [
    { kind: 'own', value: smallLine },
    { kind: 'foreign', value: product3 },
    ...unknown.map((value): Id<object> => ({ kind: 'unknown', value })),
    ...MALFORMED.flatMap((value): Id<object>[] => [
      { kind: 'malformed', value: { ...smallLine, productId: value } },
      { kind: 'malformed', value: { ...smallLine, sizeId: value } },
    ]),
  ];
}

/** Ids of what a customer has one of, as bodies. */
function makeOwnIds(own: string, foreign: string): Id<object>[] {
  const unknown = ['none', own.toUpperCase(), `${own}' or '1'='1`];
  return [
    { kind: 'own', value: { _id: own } },
    { kind: 'foreign', value: { _id: foreign } },
    ...unknown.map((_id): Id<object> => ({ kind: 'unknown', value: { _id } })),
    ...MALFORMED.map((_id): Id<object> => ({ kind: 'malformed', value: { _id } })),
  ];
}

beforeAll(async () => {
  server = await createTinyServer();
  const aisha = await server.signIn(AISHA);
  const omar = await server.signIn(OMAR);
  const own = await buyTwice(aisha, 'Aisha');
  const foreign = await buyTwice(omar, 'Omar');
  await useShopAsOmar(omar, foreign[1]);
  await succeed(server, 'POST /user/add-to-cart', { token: aisha, body: smallLine });
  const windows = [emptyWindow({ id: 'hall', updatedAt: 1, room: 'Aishafirst' })];
  await succeed(server, 'POST /user/save-windows', { token: aisha, body: { windows, erased: [] } });
  addressIds = makeOwnIds(await saveAddress(aisha, 'Aisha'), await saveAddress(omar, 'Omar'));
  passkeyIds = makeOwnIds(await addPasskey(server, aisha), await addPasskey(server, omar));
  quoteTokens = new Map([
    ['mine', await saveQuote(aisha)],
    ['open', await saveQuote(aisha)],
    ['foreign', await saveQuote(omar)],
  ]);
  OPEN_INPUTS['GET /user/get-quote'] = { query: { token: quoteTokens.get('mine') ?? '' } };
  callers = await makeCallers(aisha);
  orderIds = await makeOrderIds(own, foreign);
  lineIds = makeLineIds();
  sessionIds = await makeSessionIds(omar);
});
afterAll(() => server.close());

/** All data of one customer. */
async function stateOf(email: string): Promise<string> {
  const own = sql`select id from users where email = ${email}`;
  const orders = sql`select id from orders where user_id in (${own})`;
  const queries = [
    sql`select * from cart_lines where user_id in (${own}) order by id`,
    sql`select * from orders where user_id in (${own}) order by id`,
    sql`select * from order_items where order_id in (${orders}) order by id`,
    sql`select * from order_status_history where order_id in (${orders}) order by id`,
    sql`select * from payments where order_id in (${orders}) order by id`,
    sql`select * from reviews where user_id in (${own}) order by id`,
    sql`select * from sessions where user_id in (${own}) order by id`,
    sql`select * from configurations where user_id in (${own}) order by id`,
    sql`select * from cart_configurations where user_id in (${own}) order by id`,
    sql`select * from measured_windows where user_id in (${own}) order by id`,
    sql`select * from visit_bookings where user_id in (${own}) order by id`,
    sql`select * from shortlisted_products where user_id in (${own}) order by id`,
    sql`select * from saved_addresses where user_id in (${own}) order by id`,
    sql`select * from passkeys where user_id in (${own}) order by id`,
  ];
  const rows: unknown[] = [];
  for (const query of queries) rows.push((await query.execute(server.db)).rows);
  return JSON.stringify(rows);
}

function inQuery(name: string): Subject[] {
  return orderIds.flatMap(({ kind, value }) =>
    typeof value === 'string' ? [{ kind, value: { query: { [name]: value } } }] : [],
  );
}

const inBody = (): Subject[] =>
  orderIds.map(({ kind, value }) => ({ kind, value: { body: { _id: value } } }));

const addresses = (fields: object = {}): Subject[] =>
  addressIds.map(({ kind, value }) => ({ kind, value: { body: { ...fields, ...value } } }));

const quotes = (own: string): Subject[] => [
  { kind: 'own', value: { body: { token: quoteTokens.get(own) } } },
  { kind: 'unknown', value: { body: { token: 'x'.repeat(22) } } },
  ...MALFORMED.map((token): Subject => ({ kind: 'malformed', value: { body: { token } } })),
];

const lines = (query: CallOptions['query'] = {}): Subject[] =>
  lineIds.map(({ kind, value }) => ({ kind, value: { query, body: value } }));

/** Options of every protected route with every kind of id. */
const subjects: Record<string, () => Subject[]> = {
  'POST /user/logout': () => [],
  'GET /user/get-account': () => [{ kind: 'own', value: {} }],
  'POST /user/update-account': () => [{ kind: 'own', value: { body: { name: 'A', email: OMAR } } }],
  'POST /user/revoke-session': () =>
    sessionIds.map(({ kind, value }) => ({ kind, value: { body: { _id: value } } })),
  // Would end the session of the caller; account.test.ts checks that it ends no other customer's.
  'POST /user/revoke-sessions': () => [],
  'GET /user/export-account': () => [{ kind: 'own', value: {} }],
  'POST /user/start-passkey': () => [{ kind: 'own', value: {} }],
  // Names nothing that is stored; passkeys.test.ts sends one of another session.
  'POST /user/add-passkey': () => [],
  // The own passkey last, because it is gone then.
  'POST /user/remove-passkey': () =>
    passkeyIds.map(({ kind, value }) => ({ kind, value: { body: value } })).toReversed(),
  // Aisha has orders that are not finished.
  'POST /user/send-closing-code': () => [{ kind: 'own', value: {} }],
  'POST /user/close-account': () =>
    [...MALFORMED, '042042'].map((otp) => ({ kind: 'malformed', value: { body: { otp } } })),
  'GET /user/get-cart': () => [{ kind: 'own', value: {} }],
  'GET /user/get-orders': () =>
    ['30', '90', '2026'].map((filter) => ({ kind: 'own', value: { query: { filter } } })),
  'GET /user/get-single-order-history': () => inQuery('_id'),
  'GET /user/get-invoices': () => inQuery('_id'),
  'GET /user/get-complaints': () => inQuery('_id'),
  'POST /user/add-complaint': () =>
    inBody().map(({ kind, value }) => ({
      kind,
      value: { body: { ...(value.body as object), kind: 'fit', text: 'Short' } },
    })),
  'GET /user/get-samples': () => [{ kind: 'own', value: {} }],
  'GET /user/get-shortlist': () => [{ kind: 'own', value: {} }],
  // These name products only.
  'POST /user/save-shortlist': () => [],
  'POST /user/request-samples': () => [],
  'GET /user/get-quotes': () => [{ kind: 'own', value: {} }],
  'GET /user/get-draft-quotes': () => [{ kind: 'own', value: {} }],
  // The link is the secret: whoever has it may accept and mail the quote (quotes.test.ts).
  'POST /user/accept-quote': () => quotes('mine'),
  'POST /user/mail-quote': () => quotes('mine'),
  'POST /user/revoke-quote': () => [
    ...quotes('open'),
    { kind: 'foreign', value: { body: { token: quoteTokens.get('foreign') } } },
  ],
  'GET /user/get-windows': () => [{ kind: 'own', value: {} }],
  // Both customers have a window with the same id, e.g. of a link that one sent to the other.
  'POST /user/save-windows': () => [
    { kind: 'own', value: { body: { windows: [], erased: [] } } },
    { kind: 'own', value: { body: { windows: [], erased: [{ id: 'hall', erasedAt: 9 }] } } },
    ...MALFORMED.map((id): Subject => ({
      kind: 'malformed',
      value: { body: { windows: [], erased: [{ id, erasedAt: 9 }] } },
    })),
  ],
  // Without ids; reviewPhotos.test.ts uploads files.
  'POST /user/upload-review-photo': () => [],
  'GET /user/get-addresses': () => [{ kind: 'own', value: {} }],
  'POST /user/save-address': () => addresses(goodAddress),
  'POST /user/set-default-address': () => addresses(),
  // The own address last, because it is gone then.
  'POST /user/remove-address': () => addresses().toReversed(),
  'POST /user/cancel-order': inBody,
  // The orders have nothing to fit (409); slots.test.ts books those that have.
  'POST /user/book-fitting': () =>
    orderIds.map(({ kind, value }) => ({
      kind,
      value: { body: { _id: value, slotId: 'fitting_2099-12-01T09' } },
    })),
  // Without Omar's products, which Aisha may add to her cart.
  'POST /user/add-to-cart': () =>
    lines().filter(({ value }) => value.body !== product3 && value.body !== product4),
  'POST /user/cart-action': () =>
    ['increment', 'decrement', 'remove'].flatMap((action) => lines({ action })),
  'POST /user/replace-line': () =>
    lineIds.map(({ kind, value }) => {
      const { sizeId, ...product } = value as Partial<typeof smallLine>;
      return { kind, value: { body: { ...product, fromSizeId: sizeId, toSizeId: sizeId } } };
    }),
  'POST /user/place-order': () => [
    { kind: 'own', value: { query: { paymentType: 'stripe' }, body: goodBilling } },
  ],
  'POST /user/add-review': () =>
    ['product-1', 'none', ''].map((productId) => ({
      kind: productId === 'product-1' ? 'own' : productId === '' ? 'malformed' : 'unknown',
      value: {
        body: {
          productId,
          rating: 4,
          review: 'Good',
          name: 'A',
          user: { email: OMAR },
          userId: OMAR,
        },
      },
    })),
};

const guarded = Object.entries<AnyRoute>(routes)
  .filter(([, route]) => route.auth === 'required')
  .map(([call]) => call as ApiCall);
const open = Object.entries<AnyRoute>(routes)
  .filter(([, route]) => route.auth === 'optional')
  .map(([call]) => call as ApiCall);

const TRACES_OF_OMAR = [OMAR, 'Omarstreet', 'Omarfirst'];

async function callAs(
  caller: Caller,
  call: ApiCall,
  options: CallOptions,
): Promise<Answer<unknown>> {
  const { authorization } = caller;
  const headers = authorization === undefined ? undefined : { authorization };
  const response = await rawCall(server, call, { ...options, headers });
  response.headers.delete('x-request-id');
  return response;
}

const bytes = ({ status, headers, body }: Answer<unknown>): string =>
  JSON.stringify([status, [...headers], body]);

/** A response without the number and link that every quote has of its own. */
const sameForAll = (body: unknown): unknown => ({
  ...(body as object),
  number: undefined,
  token: undefined,
});

describe('the matrix of calls, callers and ids', () => {
  it('contains every protected route', () => {
    expect(Object.keys(subjects).toSorted()).toEqual(guarded.toSorted());
  });

  it.each(guarded)('%s rejects every unauthenticated caller with any id', async (call) => {
    const before = [await stateOf(OMAR), await stateOf(AISHA)];
    const inputs = [{}, ...(subjects[call]?.() ?? []).map(({ value }) => value)];
    for (const [name, caller] of Object.entries(callers)) {
      if (caller.refusal === undefined) continue;
      for (const input of inputs) {
        const response = await callAs(caller, call, input);
        const refusal = [name, 401, { message: caller.refusal }];
        expect([name, response.status, response.body]).toEqual(refusal);
      }
    }
    expect([await stateOf(OMAR), await stateOf(AISHA)]).toEqual(before);
  });

  it.each(guarded)('%s returns the data of the customer only', async (call) => {
    const omars = await stateOf(OMAR);
    const absent = new Set<string>();
    for (const { kind, value } of subjects[call]?.() ?? []) {
      const before = await stateOf(AISHA);
      const response = await callAs(callers['aisha'] ?? {}, call, value);
      for (const trace of TRACES_OF_OMAR)
        expect(JSON.stringify(response.body)).not.toContain(trace);
      if (kind === 'own') {
        expect([200, 409]).toContain(response.status);
      } else {
        expect([value, response.status]).toEqual([value, kind === 'malformed' ? 400 : 404]);
        expect(await stateOf(AISHA)).toBe(before);
      }
      if (response.status === 404) absent.add(bytes(response));
    }
    expect(absent.size).toBeLessThanOrEqual(1);
    expect(await stateOf(OMAR)).toBe(omars);
  });

  it.each(open)('%s treats an invalid token as none and shows no cart', async (call) => {
    const input = OPEN_INPUTS[call] ?? {};
    const anonymous = await callAs({}, call, input);
    expect([anonymous.status, JSON.stringify(anonymous.body)]).toEqual([
      200,
      expect.not.stringContaining('"isAddedCart":true'),
    ]);
    for (const [name, caller] of Object.entries(callers)) {
      if (caller.refusal === undefined) continue;
      const response = await callAs(caller, call, input);
      expect([name, response.status, sameForAll(response.body)]).toEqual([
        name,
        200,
        sameForAll(anonymous.body),
      ]);
    }
  });
});
