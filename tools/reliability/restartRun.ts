import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findDamage } from '../../server/db/invariants.ts';
import { mixedJourney } from '../bench/api/journeys.ts';
import type { HttpCall, Step } from '../bench/api/openLoop.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import type { ServerProcess } from '../../scripts/support/serverProcess.ts';
import { makeTrialShop, signInSomebody } from './trialShop.ts';

export interface RestartOptions {
  restarts: number;
  requestsPerSecond: number;
  /** An empty PostgreSQL database, on which two servers are restarted in turn; one server on SQLite when left out. */
  databaseUrl?: string | undefined;
}

export interface RestartReport {
  requests: number;
  /** Requests that got no answer or one of 5xx, by how. */
  failed: Map<string, number>;
  /** Requests sent again because the idle connection they were sent on had just been closed. */
  repeated: number;
  /** Requests that found nobody listening and were held back, and the longest time of one, in ms. */
  heldBack: number;
  longestMs: number;
  /** Exit codes of all servers that were told to stop. */
  exitCodes: (number | null)[];
  /** Orders that were acknowledged, and those that are in the database. */
  acknowledged: number;
  kept: number;
  damage: string[];
}

const CUSTOMERS = 200;
const MS_PER_SECOND = 1000;
/** How often a request that found nobody listening is tried again, and for how long: as deploy/Caddyfile does. */
const RETRY_MS = 100;
const BUSY_TIMEOUT_MS = 10_000;
/** Shortest and longest time between two restarts. */
const BETWEEN_MS = [200, 800] as const;

/** How one try of a request ended. */
type Ending = { status: number } | { error: string; isOnIdle: boolean };

function tryOnce(agent: Agent, address: string, call: HttpCall): Promise<Ending> {
  return new Promise((resolve) => {
    const { method, headers } = call;
    const outgoing = request(new URL(call.path, address), { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('close', () => {
        resolve(
          answer.complete
            ? { status: answer.statusCode ?? 0 }
            : { error: 'cut off', isOnIdle: false },
        );
      });
    });
    outgoing.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message;
      resolve({ error: code, isOnIdle: outgoing.reusedSocket });
    });
    outgoing.end(call.body);
  });
}

/** Restarts servers under load, one after the other, and counts what the customers notice. */
export async function runRestarts(options: RestartOptions): Promise<RestartReport> {
  const shop = await makeTrialShop(options.databaseUrl);
  const beside = shop.connectDatabase();
  const tokens: string[] = [];
  while (tokens.length < CUSTOMERS) tokens.push(await signInSomebody(beside.db));
  const nextStep = mixedJourney({ lines: shop.lines, tokens });
  const env = {
    ...shop.env,
    APP_SECRET: 'the same secret for every server',
    CLIENT_CONNECTIONS: '1000',
  };
  const start = (): Promise<ServerProcess> => startServerProcess({ env });
  const servers = [await start()];
  if (options.databaseUrl !== undefined) servers.push(await start());

  const agent = new Agent({ keepAlive: true });
  const report: RestartReport = {
    requests: 0,
    failed: new Map(),
    repeated: 0,
    heldBack: 0,
    longestMs: 0,
    exitCodes: [],
    acknowledged: 0,
    kept: 0,
    damage: [],
  };
  let turn = 0;

  /** Sends a call as a proxy does: again when nobody listened, or when an idle connection was closed under it. */
  const send = async (call: HttpCall): Promise<Ending> => {
    const since = performance.now();
    let isHeldBack = false;
    for (;;) {
      const server = servers[turn++ % servers.length];
      const ending = await tryOnce(agent, server?.address ?? '', call);
      const waited = performance.now() - since;
      report.longestMs = Math.max(report.longestMs, waited);
      if ('status' in ending) return ending;
      if (ending.error === 'ECONNREFUSED' && waited < BUSY_TIMEOUT_MS) {
        if (!isHeldBack) report.heldBack += 1;
        isHeldBack = true;
        await wait(RETRY_MS);
      } else if (ending.isOnIdle && ending.error !== 'cut off') {
        report.repeated += 1;
      } else {
        return ending;
      }
    }
  };

  const walk = async (step: Step): Promise<void> => {
    for (const call of step) {
      report.requests += 1;
      const ending = await send(call);
      const status = 'status' in ending ? ending.status : undefined;
      if (status === undefined || status >= 500) {
        const how = 'error' in ending ? ending.error : ending.status;
        const what = `${call.path.split('?')[0] ?? ''}: ${how}`;
        report.failed.set(what, (report.failed.get(what) ?? 0) + 1);
      }
      // Refused, e.g. because another step of the same customer was quicker: the rest of this one has no object.
      if (status === undefined || status > 299) return;
      if (call.path.includes('place-order')) report.acknowledged += 1;
    }
  };

  const walks = new Set<Promise<void>>();
  const load = setInterval(() => {
    const walked = walk(nextStep()).finally(() => walks.delete(walked));
    walks.add(walked);
  }, MS_PER_SECOND / options.requestsPerSecond);
  const [shortest, longest] = BETWEEN_MS;
  for (let restart = 0; restart < options.restarts; restart += 1) {
    await wait(shortest + Math.random() * (longest - shortest));
    const index = restart % servers.length;
    report.exitCodes.push((await servers[index]?.stop()) ?? null);
    servers[index] = await start();
  }
  clearInterval(load);
  await Promise.all(walks);
  agent.destroy();
  for (const server of servers) report.exitCodes.push(await server.stop());

  const { count } = await beside.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where('users.email', 'like', '%@trial.example')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  report.kept = Number(count);
  report.damage = await findDamage(beside.db, beside.engine);
  await beside.close();
  shop.remove();
  return report;
}
