import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findDamage } from './invariants.ts';
import { mixedJourney } from '../bench/api/mixedJourney.ts';
import type { HttpCall, Step } from '../bench/api/openLoop.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import type { ServerProcess } from '../../scripts/support/serverProcess.ts';
import { createTestShop, createSignedInCustomer } from './testShop.ts';

export interface RestartOptions {
  restarts: number;
  requestsPerSecond: number;
  /** An empty PostgreSQL database for several servers, restarted in turn; one server on SQLite by default. */
  databaseUrl?: string | undefined;
  processes: number;
}

export interface RestartReport {
  requests: number;
  /** Requests without a response or with 5xx, by error. */
  failed: Map<string, number>;
  /** Requests retried because their idle connection had just been closed. */
  repeated: number;
  /** Requests delayed because no server was listening. */
  delayed: number;
  /** Longest response time in ms. */
  longestMs: number;
  /** Exit codes of all stopped servers. */
  exitCodes: (number | null)[];
  /** Number of acknowledged orders, and of orders in the database. */
  acknowledged: number;
  stored: number;
  damage: string[];
}

const CUSTOMERS = 200;
const MS_PER_SECOND = 1000;
/** Interval and timeout of retries while no server listens, as in deploy/Caddyfile. */
const RETRY_MS = 100;
const BUSY_TIMEOUT_MS = 10_000;
/** Minimum and maximum time between two restarts. */
const BETWEEN_MS = [200, 800] as const;

/** Result of one attempt of a request. */
type Attempt = { status: number } | { error: string; isOnIdle: boolean };

function sendOnce(agent: Agent, address: string, call: HttpCall): Promise<Attempt> {
  return new Promise((resolve) => {
    const { method, headers } = call;
    const outgoing = request(
      new URL(call.path, address),
      { agent, method, headers },
      (response) => {
        response.resume();
        response.once('close', () => {
          resolve(
            response.complete
              ? { status: response.statusCode ?? 0 }
              : { error: 'incomplete', isOnIdle: false },
          );
        });
      },
    );
    outgoing.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message;
      resolve({ error: code, isOnIdle: outgoing.reusedSocket });
    });
    outgoing.end(call.body);
  });
}

/** Restarts servers under load and counts failed requests. */
export async function runRestarts(options: RestartOptions): Promise<RestartReport> {
  const shop = await createTestShop(options.databaseUrl);
  const database = shop.connectDatabase();
  const tokens: string[] = [];
  while (tokens.length < CUSTOMERS) tokens.push(await createSignedInCustomer(database.db));
  const nextStep = mixedJourney({ lines: shop.lines, tokens });
  const env = {
    ...shop.env,
    APP_SECRET: 'the same secret for every server',
    CLIENT_CONNECTIONS: '1000',
  };
  const start = (): Promise<ServerProcess> => startServerProcess({ env });
  const servers = await Promise.all(Array.from({ length: options.processes }, start));

  const agent = new Agent({ keepAlive: true });
  const report: RestartReport = {
    requests: 0,
    failed: new Map(),
    repeated: 0,
    delayed: 0,
    longestMs: 0,
    exitCodes: [],
    acknowledged: 0,
    stored: 0,
    damage: [],
  };
  let nextServer = 0;

  /** Sends a request like a proxy: retries while no server listens, and after a closed idle connection. */
  const send = async (call: HttpCall): Promise<Attempt> => {
    const startedAt = performance.now();
    let isDelayed = false;
    for (;;) {
      const server = servers[nextServer++ % servers.length];
      const attempt = await sendOnce(agent, server?.address ?? '', call);
      const waited = performance.now() - startedAt;
      report.longestMs = Math.max(report.longestMs, waited);
      if ('status' in attempt) return attempt;
      if (attempt.error === 'ECONNREFUSED' && waited < BUSY_TIMEOUT_MS) {
        if (!isDelayed) report.delayed += 1;
        isDelayed = true;
        await wait(RETRY_MS);
      } else if (attempt.isOnIdle && attempt.error !== 'incomplete') {
        report.repeated += 1;
      } else {
        return attempt;
      }
    }
  };

  const run = async (step: Step): Promise<void> => {
    for (const call of step) {
      report.requests += 1;
      const attempt = await send(call);
      const status = 'status' in attempt ? attempt.status : undefined;
      if (status === undefined || status >= 500) {
        const reason = 'error' in attempt ? attempt.error : attempt.status;
        const failure = `${call.path.split('?')[0] ?? ''}: ${reason}`;
        report.failed.set(failure, (report.failed.get(failure) ?? 0) + 1);
      }
      // A rejected request, e.g. after a concurrent step of the same customer, ends the step.
      if (status === undefined || status > 299) return;
      if (call.path.includes('place-order')) report.acknowledged += 1;
    }
  };

  const running = new Set<Promise<void>>();
  const load = setInterval(() => {
    const pending = run(nextStep()).finally(() => running.delete(pending));
    running.add(pending);
  }, MS_PER_SECOND / options.requestsPerSecond);
  const [shortest, longest] = BETWEEN_MS;
  for (let restart = 0; restart < options.restarts; restart += 1) {
    await wait(shortest + Math.random() * (longest - shortest));
    const index = restart % servers.length;
    report.exitCodes.push((await servers[index]?.stop()) ?? null);
    servers[index] = await start();
  }
  clearInterval(load);
  await Promise.all(running);
  agent.destroy();
  for (const server of servers) report.exitCodes.push(await server.stop());

  const { count } = await database.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where('users.email', 'like', '%@trial.example')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  report.stored = Number(count);
  report.damage = await findDamage(database.db, database.engine);
  await database.close();
  shop.remove();
  return report;
}
