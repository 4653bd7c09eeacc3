import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCustomer, prepareClosing, validOptions } from '../../support/customerWrites.ts';
import type { Customer } from '../../support/customerWrites.ts';
import { recordQueries } from '../../support/recordQueries.ts';
import type { RecordedDatabase, SentQuery } from '../../support/recordQueries.ts';
import type { ApiCall } from '../../../src/contract/api.ts';
import { routes } from '../../../server/routes/routes.ts';
import type { AnyRoute } from '../../../server/http/route.ts';
import { succeed } from '../../support/serverClient.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
/** Tables whose rows belong to one customer, and those that refer to them. */
const OWNED =
  /"(cart_lines|cart_configurations|orders|order_items|order_item_texts|order_status_history|payments|measured_windows|saved_addresses|closing_codes|complaints|sample_requests|shortlisted_products|passkeys)"/;
/** Requests that are refused while an order is not finished. */
const CLOSING: readonly ApiCall[] = ['POST /user/send-closing-code', 'POST /user/close-account'];
const OWNER_CLAUSE = /"user_id" = (?:\?|\$(\d+))/;

let server: TestServer;
let record: RecordedDatabase;
let aisha: Customer;

beforeEach(async () => {
  record = recordQueries(await openTestDatabase());
  server = await createTinyServer({ database: record.database });
  aisha = await createCustomer(server, EMAIL);
  // Its statements, which a request only wakes, would be recorded beside those of the request.
  await server.services.payments.worker.stop();
});
afterEach(() => server.close());

/** The value that a statement's WHERE clause compares `user_id` with. */
function ownerIn({ sql, parameters }: SentQuery): unknown {
  const where = sql.indexOf(' where ');
  const clause = where < 0 ? null : OWNER_CLAUSE.exec(sql.slice(where));
  if (!clause) return undefined;
  const before = sql.slice(0, where + clause.index);
  const index = clause[1] === undefined ? before.split('?').length - 1 : Number(clause[1]) - 1;
  return parameters[index];
}

/** A statement on customers' rows without an owner. */
function isOwnerless(query: SentQuery): boolean {
  if (!OWNED.test(query.sql)) return false;
  if (/^insert into "(order_|payments")/.test(query.sql)) return false; // rows of a new order
  // Of an erased person, in the orders of all customers.
  if (query.sql.startsWith('update "orders" set "email" = ')) return false;
  if (query.sql.startsWith('insert')) return !query.parameters.includes(aisha.userId);
  return ownerIn(query) !== aisha.userId || query.sql.includes(' or ');
}

const calls = Object.entries<AnyRoute>(routes)
  .filter(([, route]) => route.auth !== 'public' && route.file === undefined)
  .map(([call]) => call as ApiCall);

describe('every statement on carts, orders and their payments', () => {
  it.each(calls)('of %s has the owner in its WHERE clause', async (call) => {
    if (CLOSING.includes(call)) await prepareClosing(server, aisha);
    record.take();
    await succeed(server, call, { token: aisha.token, ...validOptions(aisha)[call] });
    const sent = record.take();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter(isOwnerless)).toEqual([]);
  });

  it('is detected when it has no owner', async () => {
    record.take();
    await server.db.selectFrom('orders').selectAll().where('id', '=', aisha.orderId).execute();
    expect(record.take().filter(isOwnerless)).toHaveLength(1);
  });
});

describe('a review', () => {
  it('is written for the caller only', async () => {
    record.take();
    await succeed(server, 'POST /user/add-review', {
      token: aisha.token,
      ...validOptions(aisha)['POST /user/add-review'],
    });
    const insert = record.take().find(({ sql }) => sql.startsWith('insert into "reviews"'));
    expect(insert?.parameters).toContain(aisha.userId);
  });
});
