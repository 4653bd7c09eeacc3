import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { findDamage } from '../../../tools/reliability/invariants.ts';
import { placeOrder, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { largeLine, smallLine } from '../../support/tinyCatalogue.ts';

let server: TestServer;
let orderId: string;
beforeEach(async () => {
  server = await createTinyServer();
  const token = await server.signIn('aisha@example.com');
  const headers = { 'Idempotency-Key': 'one' };
  const { order, url = '' } = await placeOrder(server, token, smallLine, headers);
  orderId = order?._id ?? '';
  await server.fetch(`${url}/approve`, { method: 'POST', redirect: 'manual' });
  await succeed(server, 'POST /user/add-to-cart', { token, body: largeLine });
});
afterEach(() => server.close());

const damage = () => findDamage(server.db, server.database.engine);

describe('the invariants check', () => {
  it('finds no violation in a working shop', async () => {
    expect(await damage()).toEqual([]);
  });

  it.each([
    ['a wrong subtotal', sql`update order_items set quantity = quantity + 1`, 'subtotal'],
    ['an order without items', sql`delete from order_items`, 'has items'],
    ['a missing history', sql`delete from order_status_history`, 'history of an order'],
    [
      'a skipped status',
      sql`insert into order_status_history (id, order_id, status, at)
        select 'x', order_id, 'Shipped', at from order_status_history
        where status = 'Confirmed' and order_id not in (
          select order_id from order_status_history where status = 'Packed'
        ) and order_id in (select id from orders where status = 'Confirmed') limit 1`,
      'legal transition',
    ],
    [
      'a delivered and cancelled order',
      sql`insert into order_status_history (id, order_id, status, at)
        select 'x', order_id, 'Cancelled', at from order_status_history
        where status = 'Delivered' limit 1`,
      'both delivered and cancelled',
    ],
    [
      'a paid payment of a cancelled order',
      sql`update payments set state = 'paid' where order_id in (
        select id from orders where status = 'Cancelled')`,
      'no paid payment',
    ],
    [
      'an invoice of an order without a payment',
      sql`update payments set state = 'declined' where state = 'paid'`,
      'none without a payment',
    ],
    ['a missing number', sql`update invoice_series set last = last + 1`, 'have no gap'],
    [
      'a size of another product',
      sql`update cart_lines set product_id = 'product-2'`,
      'size of a cart line',
    ],
    ['a key without a response', sql`update idempotency_keys set answer = ''`, 'has a response'],
  ])('finds %s', async (_name, statement, message) => {
    await statement.execute(server.db);
    expect((await damage()).join('\n')).toContain(message);
  });

  it('finds a second paid payment', async () => {
    const paid = await server.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(paid.state).toBe('paid');
    const again = { ...paid, id: 'again', reference: 'again' };
    await server.db.insertInto('payments').values(again).execute();
    expect((await damage()).join('\n')).toContain('paid at most once');
  });
});
