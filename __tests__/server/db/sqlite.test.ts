import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { isOutage } from '../../../server/db/errors.ts';
import { findDamage } from '../../../tools/reliability/invariants.ts';
import { MAIL_LEASE_MS } from '../../../server/limits/mails.ts';
import { openDatabase } from '../../../server/db/open.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { claimMail } from '../../../server/repositories/mailLanes.ts';
import { turnReductions } from '../../../server/repositories/reductions.ts';
import { goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';
import { until } from '../../support/until.ts';

const EMAIL = 'aisha@example.com';
let dataDir: string;
let database: OpenDatabase;
let server: TestServer;
let token: string;
/** Another process that uses the same file, e.g. the command line. */
let other: DatabaseSync;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sadeel sqlite '));
  database = openDatabase({ dataDir, onIdleError: () => undefined });
  server = await createTinyServer({ database });
  token = await server.signIn(EMAIL);
  other = new DatabaseSync(join(dataDir, 'sadeel.sqlite'));
});
afterEach(async () => {
  other.close();
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const add = () => rawCall(server, 'POST /user/add-to-cart', { token, body: smallLine });

describe('statements that take long', () => {
  it('let the event loop go on between them', async () => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    const slow = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) select max(i) from n`;
    await server.db.transaction().execute(async (trx) => {
      for (let statement = 0; statement < 50; statement += 1) await slow.execute(trx);
    });
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('tell how long the next one waits', async () => {
    expect(database.waitedMs?.()).toBe(0);
    const waiting = await server.db.transaction().execute(async () => {
      const addition = add();
      await until(() => (database.waitedMs?.() ?? 0) > 0);
      return [addition];
    });
    await Promise.all(waiting);
    expect(database.waitedMs?.()).toBe(0);
  });
});

describe('a write while another process writes', () => {
  it('waits without blocking other requests', async () => {
    other.exec('begin immediate');
    const run = jest.spyOn(StatementSync.prototype, 'run');
    const waiting = add();
    const isLocked = () => run.mock.results.some(({ type }) => type === 'throw');
    await until(isLocked);
    // Reads the database, on the only connection.
    expect((await rawCall(server, 'GET /user/get-cart', { token })).status).toBe(200);
    other.exec('commit');
    expect((await waiting).status).toBe(200);
  });

  it('does not fail after a read, because its transaction locks at the beginning', async () => {
    const { order } = await placeOrder(server, token, smallLine);
    other.exec('pragma busy_timeout = 0');
    const change = server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('orders').select('id').execute();
      expect(() => other.exec("update orders set city = 'Sharjah'")).toThrow('locked');
      const row = trx.updateTable('orders').set({ city: 'Al Ain' });
      await row.where('id', '=', order?._id ?? '').execute();
    });
    await expect(change).resolves.toBeUndefined();
  });
});

describe('a transaction that SQLite has rolled back itself', () => {
  it('fails with its own error, and the next one works', async () => {
    const reason = new Error('database or disk is full');
    const failing = server.db.transaction().execute(async (trx) => {
      await sql`rollback`.execute(trx);
      throw reason;
    });
    await expect(failing).rejects.toBe(reason);
    expect((await add()).status).toBe(200);
  });
});

describe('a full disk', () => {
  const body = { ...goodBilling, additionalInfo: 'x'.repeat(2000) };
  const query = { paymentType: 'stripe' };

  /** Status of a write. In Jest, hono does not recognize SQLite's errors; outage.test.ts covers their responses. */
  async function statusOf(write: ReturnType<typeof rawCall>): Promise<number> {
    try {
      return (await write).status;
    } catch (error) {
      if (isOutage(error)) return 503;
      throw error;
    }
  }
  const order = () => statusOf(rawCall(server, 'POST /user/place-order', { token, query, body }));
  const orders = () => server.db.selectFrom('orders').select('id').execute();

  async function limitPages(count: number): Promise<void> {
    await sql`pragma max_page_count = ${sql.lit(count)}`.execute(server.db);
  }

  it('rejects writes without partial changes, serves reads, and recovers', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db);
    await limitPages(rows[0]?.page_count ?? 1);
    let kept: unknown;
    do {
      await statusOf(add());
      kept = [await succeed(server, 'GET /user/get-cart', { token }), await orders()];
    } while ((await order()) === 200);
    expect([await succeed(server, 'GET /user/get-cart', { token }), await orders()]).toEqual(kept);
    await succeed(server, 'GET /user/get-home-page');
    expect(await findDamage(server.db, 'sqlite')).toEqual([]);
    await limitPages(1_000_000);
    expect([await statusOf(add()), await order(), await order()]).toEqual([200, 200, 409]);
  });
});

/** Query plans of the reads of a table that `work` makes. */
async function plansOf(table: string, work: () => Promise<unknown>): Promise<string[][]> {
  const all = jest.spyOn(StatementSync.prototype, 'all');
  await work();
  return (all.mock.contexts as StatementSync[])
    .map(({ sourceSQL }) => sourceSQL)
    .filter((text) => text.startsWith('select') && text.includes(`"${table}"`))
    .map((text) =>
      other
        .prepare(`explain query plan ${text}`)
        .all()
        .map(({ detail }) => String(detail)),
    );
}

describe('the reductions', () => {
  it('are found without reading all sizes', async () => {
    const plans = await plansOf('product_sizes', () => turnReductions(server.db, '2026-11-26'));
    expect(plans).toEqual([[expect.stringContaining('product_sizes_reductions')]]);
  });
});

describe('the mail queue', () => {
  it('reads no content of mails and stops at the first due one, however many are queued', async () => {
    const { mailer, clock } = server.services;
    const plans = await plansOf('mails', async () => {
      await mailer.queue(server.db, 'order-status', { to: EMAIL, subject: 'Order', text: 'Sewn' });
      await claimMail(server.db, clock.now(), { leaseMs: MAIL_LEASE_MS, isUrgentOnly: false });
    });
    expect(plans).toHaveLength(4);
    for (const step of plans.flat()) {
      expect(step).not.toContain('FOR ORDER BY');
      if (step.includes('mails')) expect(step).toContain('USING COVERING INDEX mails_');
    }
  });
});
