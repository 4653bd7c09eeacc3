import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../server/db/open.ts';
import type { ServerProcess } from '../../../scripts/support/serverProcess.ts';

const SAMPLE_MS = 100;

/** What requests wait for: averages over the samples of a run. */
export interface Waits {
  /** Connections that run a statement. */
  working: number;
  /** Connections that wait for a lock of a row or table. */
  locked: number;
  /** Connections that wait for locks inside PostgreSQL, or its disk. */
  inside: number;
  /** Connections in a transaction whose server does something else. */
  idleInTransaction: number;
  /** Requests that wait for a connection of the pool, in all servers. */
  pool: number;
  /** Longest p99 of the event loop lag of a server, in ms. */
  lagP99Ms: number;
}

interface Activity {
  state: string | null;
  wait_event_type: string | null;
}

function metricOf(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

async function readMetrics(servers: readonly Pick<ServerProcess, 'address'>[]): Promise<string[]> {
  return Promise.all(
    servers.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()),
  );
}

/** Samples what requests wait for while `work` runs. The samples cost processor time, so CPU is measured without them. */
export async function sampleWaits(
  db: Db,
  servers: readonly Pick<ServerProcess, 'address'>[],
  work: () => Promise<unknown>,
): Promise<Waits> {
  const over = new AbortController();
  const samples: Omit<Waits, 'lagP99Ms'>[] = [];
  // Each scrape begins a new histogram.
  await readMetrics(servers);
  let lagP99Ms = 0;
  const sampling = (async () => {
    while (!over.signal.aborted) {
      await wait(SAMPLE_MS);
      const { rows } = await sql<Activity>`
        select state, wait_event_type from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
        db,
      );
      const active = rows.filter(({ state }) => state === 'active');
      const count = (types: readonly (string | null)[]): number =>
        active.filter((row) => types.includes(row.wait_event_type)).length;
      const metrics = await readMetrics(servers);
      lagP99Ms = Math.max(
        lagP99Ms,
        ...metrics.map((text) => metricOf(text, 'nodejs_eventloop_lag_p99_seconds') * 1000),
      );
      samples.push({
        working: count([null]),
        locked: count(['Lock']),
        inside: count(['LWLock', 'IO', 'BufferPin', 'IPC']),
        idleInTransaction: rows.filter(({ state }) => state === 'idle in transaction').length,
        pool: metrics
          .map((text) => metricOf(text, 'database_connections{state="waiting"}'))
          .reduce((sum, one) => sum + one, 0),
      });
    }
  })();
  await work();
  over.abort();
  await sampling;
  const mean = (figure: keyof (typeof samples)[number]): number =>
    samples.reduce((sum, sample) => sum + sample[figure], 0) / Math.max(1, samples.length);
  return {
    working: mean('working'),
    locked: mean('locked'),
    inside: mean('inside'),
    idleInTransaction: mean('idleInTransaction'),
    pool: mean('pool'),
    lagP99Ms,
  };
}
