import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { isOutage } from '../../../server/db/errors.ts';
import { connectDatabase } from '../../../server/db/open.ts';
import type { OpenDatabase, Tx } from '../../../server/db/open.ts';
import { until } from '../../support/until.ts';
import { pause } from '../../support/rawHttp.ts';

const url = process.env['TEST_DATABASE_URL'];
const onPostgres = url === undefined ? describe.skip : describe;

let database: OpenDatabase;
let lost: Error[];
beforeEach(() => {
  lost = [];
  database = connectDatabase({
    databaseUrl: url,
    dataDir: '',
    onIdleError: (error) => lost.push(error),
  });
});
afterEach(() => database.close());

/** Ends the connection of a transaction, as a restart of the database does. */
async function terminate(trx: Tx): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
}
const failureOf = (work: (trx: Tx) => Promise<unknown>): Promise<unknown> =>
  database.db
    .transaction()
    .execute(work)
    .then(() => undefined)
    .catch((error: unknown) => error);

onPostgres('a connection that PostgreSQL drops in a transaction', () => {
  it.each([
    ['before a statement', (trx: Tx) => sql`select 1`.execute(trx)],
    ['before the commit', () => Promise.resolve()],
  ])('%s fails the transaction as an outage, and nothing else', async (_moment, then) => {
    const failure = await failureOf(async (trx) => {
      await terminate(trx);
      await until(() => lost.length > 0);
      await then(trx);
    });
    expect(isOutage(failure)).toBe(true);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('in a running statement does the same', async () => {
    const failure = await failureOf(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const running = sql`select pg_sleep(4)`.execute(trx);
      const terminating = pause(100).then(() =>
        sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db),
      );
      await Promise.all([running, terminating]);
    });
    expect(isOutage(failure)).toBe(true);
  });
});
