import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import { placeOrder } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
let server: TestServer;
let number: string;
beforeEach(async () => {
  server = await createTinyServer({ now: '2026-06-15T10:00:00.000Z' });
  await placeOrder(server, await server.signIn(EMAIL), smallLine);
  const order = server.db.selectFrom('orders').select('order_number').orderBy('created_at', 'desc');
  number = (await order.executeTakeFirstOrThrow()).order_number;
});
afterEach(() => server.close());

const run = (...args: string[]) => runShopCommand(server, ...args);
const records = async () =>
  server.db
    .selectFrom('staff_commands')
    .select(['staff', 'command', 'arguments', 'outcome'])
    .orderBy('id')
    .execute();

describe('the record of staff commands', () => {
  it('has every command that changes something, with who ran it and how it ended', async () => {
    await run('orders', 'move', number, 'Packed');
    await run('orders', 'move', number, 'Delivered');
    await run('orders', 'show', number);
    await run('orders', 'dance');
    const row = { staff: 'test', command: 'orders move' };
    expect(await records()).toEqual([
      { ...row, arguments: JSON.stringify([number, 'Packed']), outcome: 'done' },
      { ...row, arguments: JSON.stringify([number, 'Delivered']), outcome: 'refused' },
    ]);
    const { out } = await run('audit', 'list');
    expect(out.split('\n')[2]).toMatch(
      new RegExp(`^2026-06-15 14:00 +test +orders move +${number} Packed +done$`),
    );
  });

  it('names customers by a keyed hash, the same for each command', async () => {
    await run('customers', 'sign-out', EMAIL);
    await run('customers', 'export', ' Aisha@Example.com', '/nonexistent/file.json');
    const rows = await records();
    expect(JSON.stringify(rows)).not.toMatch(/aisha/i);
    const [first, second] = rows.map((row) => (JSON.parse(row.arguments) as string[])[0]);
    expect(first).toMatch(/^person-[0-9a-f]{16}$/);
    expect([second, rows[1]?.outcome]).toEqual([first, 'refused']);
  });

  it('is kept for two years', async () => {
    await run('customers', 'sign-out', EMAIL);
    server.clock.advance(729 * DAY);
    await deleteExpired(server.db, server.clock.now());
    expect(await records()).toHaveLength(1);
    server.clock.advance(2 * DAY);
    await deleteExpired(server.db, server.clock.now());
    expect(await records()).toEqual([]);
    expect((await run('audit', 'list')).out).toBe('No commands are recorded.');
  });
});
