import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR } from '../../../server/clock.ts';
import { createLog } from '../../../server/log.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import { createStaffCommandLog } from '../../../server/staffCommandLog.ts';
import { placeOrder } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
let server: TestServer;
let number: string;
let logged: string[];
beforeEach(async () => {
  logged = [];
  server = await createTinyServer({ now: '2026-06-15T10:00:00.000Z' });
  await placeOrder(server, await server.signIn(EMAIL), smallLine);
  const order = server.db.selectFrom('orders').select('order_number').orderBy('created_at', 'desc');
  number = (await order.executeTakeFirstOrThrow()).order_number;
});
afterEach(() => server.close());

/** Logs like one of several servers. */
const logCommands = () => {
  const { db, clock } = server;
  const log = createLog('info', (line) => logged.push(line));
  return createStaffCommandLog({ db, clock, log }).drain();
};
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

  it('is logged once by the servers, without arguments', async () => {
    await run('customers', 'sign-out', EMAIL);
    await run('orders', 'move', number, 'Delivered');
    await Promise.all([logCommands(), logCommands()]);
    const rows = await server.db.selectFrom('staff_commands').select(['id', 'at']).execute();
    const lines = logged.map((line): unknown => JSON.parse(line));
    const common = { level: 'info', message: 'security', event: 'staff-command', staff: 'test' };
    expect(lines).toMatchObject([
      { ...common, ...rows[0], command: 'customers sign-out', outcome: 'done' },
      { ...common, ...rows[1], command: 'orders move', outcome: 'refused' },
    ]);
    expect(logged.join('')).not.toMatch(/person-|aisha|arguments/i);
  });

  it('is logged after an hour when the command was killed', async () => {
    await run('customers', 'sign-out', EMAIL);
    await server.db
      .updateTable('staff_commands')
      .set({ outcome: 'started' })
      .where('staff', '=', 'test')
      .execute();
    await logCommands();
    expect(logged).toEqual([]);
    server.clock.advance(HOUR + 1);
    await logCommands();
    expect(logged).toEqual([expect.stringContaining('"outcome":"started"')]);
  });

  it('is kept for two years', async () => {
    await run('customers', 'sign-out', EMAIL);
    server.clock.advance(729 * DAY);
    await deleteExpired(server.services, server.clock.now());
    expect(await records()).toHaveLength(1);
    server.clock.advance(2 * DAY);
    await deleteExpired(server.services, server.clock.now());
    expect(await records()).toEqual([]);
    expect((await run('audit', 'list')).out).toBe('No commands are recorded.');
  });
});
