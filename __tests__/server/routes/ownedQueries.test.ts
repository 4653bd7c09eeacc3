import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { recordQueries } from '../../support/recordQueries.ts';
import type { RecordedDatabase, SentQuery } from '../../support/recordQueries.ts';
import type { ApiCall } from '../../../src/contract/api.ts';
import { emptyWindow } from '../../../src/lib/windows/measuredWindow.ts';
import { saveClosingCode } from '../../../server/repositories/closingCodes.ts';
import { ORDER_PATH } from '../../../server/rules/orderStatus.ts';
import { routes } from '../../../server/routes/routes.ts';
import type { AnyRoute } from '../../../server/http/route.ts';
import { goodBilling, placeOrder, succeed } from '../../support/serverClient.ts';
import type { CallOptions } from '../../support/serverClient.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { largeLine, smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
/** Tables whose rows belong to one customer, and those that refer to them. */
const OWNED =
  /"(cart_lines|orders|order_items|order_item_texts|order_status_history|payments|measured_windows|saved_addresses|closing_codes)"/;
const OTP = '042042';
/** Requests that are refused while an order is not finished. */
const CLOSING: readonly ApiCall[] = ['POST /user/send-closing-code', 'POST /user/close-account'];
const OWNER_CLAUSE = /"user_id" = (?:\?|\$(\d+))/;

let server: TestServer;
let record: RecordedDatabase;
let token: string;
let userId: string;
let orderId: string;
let sessionId: string;
let addressId: string;

beforeEach(async () => {
  record = recordQueries(await openTestDatabase());
  server = await createTinyServer({ database: record.database });
  token = await server.signIn(EMAIL);
  const placed = await placeOrder(server, token, largeLine);
  orderId = placed.order?._id ?? '';
  const address = { token, body: goodBilling };
  addressId = (await succeed(server, 'POST /user/save-address', address))._id;
  await succeed(server, 'POST /user/save-address', address);
  const user = server.db.selectFrom('users').select('id').where('email', '=', EMAIL);
  userId = (await user.executeTakeFirstOrThrow()).id;
  const { sessions } = await succeed(server, 'GET /user/get-account', { token });
  sessionId = sessions[0]?._id ?? '';
  await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
});
afterEach(() => server.close());

/** Delivers the order, and stores the code that closes the account. */
async function prepareClosing(): Promise<void> {
  for (const status of ORDER_PATH.slice(1)) {
    await server.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
  }
  const codeHash = server.services.secrets.hash('closing-code', `${sessionId} ${OTP}`);
  const code = { id: sessionId, userId, codeHash };
  await saveClosingCode(server.db, code, server.clock.now());
}

/** The value that a statement's WHERE clause compares `user_id` with. */
function ownerIn({ sql, parameters }: SentQuery): unknown {
  const where = sql.indexOf(' where ');
  const clause = where < 0 ? null : OWNER_CLAUSE.exec(sql.slice(where));
  if (!clause) return undefined;
  const before = sql.slice(0, where + clause.index);
  const index = clause[1] === undefined ? before.split('?').length - 1 : Number(clause[1]) - 1;
  return parameters[index];
}

/** Part of the payment queue's statements, which a request only wakes. */
const QUEUE = '"next_attempt_at" <= ';

/** A statement on customers' rows without an owner. */
function isOwnerless(query: SentQuery): boolean {
  if (!OWNED.test(query.sql) || query.sql.includes(QUEUE)) return false;
  if (/^insert into "(order_|payments")/.test(query.sql)) return false; // rows of a new order
  // Of an erased person, in the orders of all customers.
  if (query.sql.startsWith('update "orders" set "email" = ')) return false;
  if (query.sql.startsWith('insert')) return !query.parameters.includes(userId);
  return ownerIn(query) !== userId || query.sql.includes(' or ');
}

const inputs: Partial<Record<ApiCall, () => CallOptions>> = {
  'POST /user/add-to-cart': () => ({ body: smallLine }),
  'POST /user/cart-action': () => ({ query: { action: 'decrement' }, body: smallLine }),
  'POST /user/add-review': () => ({
    body: { productId: smallLine.productId, rating: 5, review: 'Good', name: 'Aisha' },
  }),
  'POST /user/cancel-order': () => ({ body: { _id: orderId } }),
  'POST /user/place-order': () => ({ query: { paymentType: 'stripe' }, body: goodBilling }),
  'GET /user/get-single-order-history': () => ({ query: { _id: orderId, lang: 'ar' } }),
  'GET /user/get-orders': () => ({ query: { lang: 'ar' } }),
  'GET /user/get-invoices': () => ({ query: { _id: orderId, lang: 'ar' } }),
  'POST /user/save-windows': () => ({
    body: {
      windows: [emptyWindow({ id: 'hall', updatedAt: 1 })],
      erased: [{ id: 'bath', erasedAt: 1 }],
    },
  }),
  'POST /user/update-account': () => ({ body: { name: 'Aisha' } }),
  'POST /user/revoke-session': () => ({ body: { _id: sessionId } }),
  'POST /user/close-account': () => ({ body: { otp: OTP } }),
  'POST /user/save-address': () => ({
    body: { ...goodBilling, _id: addressId, isDefault: true },
  }),
  'POST /user/remove-address': () => ({ body: { _id: addressId } }),
  'POST /user/set-default-address': () => ({ body: { _id: addressId } }),
  'GET /user/get-product-details': () => ({ query: { id: smallLine.productId } }),
};
const calls = Object.entries<AnyRoute>(routes)
  .filter(([, route]) => route.auth !== 'public' && route.file === undefined)
  .map(([call]) => call as ApiCall);

describe('every statement on carts, orders and their payments', () => {
  it.each(calls)('of %s has the owner in its WHERE clause', async (call) => {
    if (CLOSING.includes(call)) await prepareClosing();
    record.take();
    await succeed(server, call, { token, ...inputs[call]?.() });
    const sent = record.take();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter(isOwnerless)).toEqual([]);
  });

  it('is detected when it has no owner', async () => {
    record.take();
    await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).execute();
    expect(record.take().filter(isOwnerless)).toHaveLength(1);
  });
});

describe('a review', () => {
  it('is written for the caller only', async () => {
    record.take();
    await succeed(server, 'POST /user/add-review', {
      token,
      ...inputs['POST /user/add-review']?.(),
    });
    const insert = record.take().find(({ sql }) => sql.startsWith('insert into "reviews"'));
    expect(insert?.parameters).toContain(userId);
  });
});
