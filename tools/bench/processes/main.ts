import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProxy } from '../../../scripts/support/proxy.ts';
import { startServerProcess } from '../../../scripts/support/serverProcess.ts';
import type { ServerProcess } from '../../../scripts/support/serverProcess.ts';
import { startTemporaryPostgres } from '../../../scripts/support/temporaryPostgres.ts';
import { machine, reportMachine, writeSection } from '../writeSection.ts';
import { createCalls } from '../api/calls.ts';
import type { LoadedShop } from '../api/calls.ts';
import { totalOf } from '../api/failures.ts';
import { median } from '../api/latencies.ts';
import { prepareShop } from '../api/loadedShop.ts';
import { openMailSink } from '../api/mailSink.ts';
import { mixedJourney } from '../api/mixedJourney.ts';
import { runOpenLoop } from '../api/openLoop.ts';
import type { Step } from '../api/openLoop.ts';
import { usageOf } from '../api/resources.ts';
import { sampleWaits } from './waits.ts';
import type { Waits } from './waits.ts';
import { connectDatabase } from '../../../server/db/open.ts';

const SIZE = { products: 1000, customers: 1000, orders: 5000 };
const COUNTS = [1, 2, 4] as const;
/** Maximum growth of the CPU time per request from one server to four. */
const MAX_GROWTH = 1.15;
const WARM_UP_SECONDS = 20;
const IDLE_SECONDS = 20;
const CLIENT_CONNECTIONS = '99999';

const { values: options } = parseArgs({
  options: {
    /** Duration of one run; each is repeated `rounds` times. */
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '5' },
    rate: { type: 'string', default: '200' },
    /** Prints the result without writing it. */
    print: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const requestsPerSecond = Number(options.rate);

/** Servers that get the requests in turn. */
interface Group {
  address: string;
  servers: readonly ServerProcess[];
}

interface Run {
  /** CPU time of the servers per request in µs, beyond what they use without requests. */
  cpu: number;
  p50: number;
  p99: number;
  errors: number;
}

/** CPU time of a server without requests, in ms per second: timers of its queues, and garbage collection. */
let idleMs = 0;

async function runAt(group: Group, nextStep: () => Step, length = seconds): Promise<Run> {
  const cpuMs = (): number => group.servers.reduce((sum, { pid }) => sum + usageOf(pid).cpuMs, 0);
  const before = cpuMs();
  const result = await runOpenLoop({
    address: group.address,
    requestsPerSecond,
    seconds: length,
    nextStep,
  });
  const usedMs = cpuMs() - before - idleMs * group.servers.length * length;
  return {
    cpu: (usedMs * 1000) / (requestsPerSecond * length),
    p50: result.p50,
    p99: result.p99,
    errors: totalOf(result.failures),
  };
}

function stepsOf(shop: LoadedShop): Record<string, () => Step> {
  const calls = createCalls(shop);
  let customer = 0;
  const token = (): string => shop.tokens[customer++ % shop.tokens.length] ?? '';
  return {
    'mixed journey': mixedJourney(shop),
    'detail, any product': () => [calls.detail()],
    'list, filtered, not cached': () => [calls.newFiltered()],
    'list, signed in': () => [calls.ownPage(token())],
    cart: () => [calls.cart(token())],
  };
}

const postgres = await startTemporaryPostgres();
machine.addOwn(postgres.pid);
const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-processes-'));
const sink = await openMailSink();
console.log('Seeding …');
const location = { dataDir, databaseUrl: postgres.url, onIdleError: () => undefined };
const shop = await prepareShop(location, SIZE);
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  APP_SECRET: 'the same secret for every server',
  SMTP_URL: sink.url,
  LOG_LEVEL: 'warn',
  CLIENT_CONNECTIONS,
};
const all: ServerProcess[] = [];
for (let index = 0; index < Math.max(...COUNTS); index += 1)
  all.push(await startServerProcess({ env }));
const groups = await Promise.all(
  COUNTS.map(async (count) => {
    const servers = all.slice(0, count);
    const proxy = await startProxy(() => servers.map(({ address }) => address));
    return { count, servers, address: proxy.address, close: proxy.close };
  }),
);
const steps = stepsOf(shop);
console.log('Warming up …');
for (const [name, nextStep] of Object.entries(steps)) {
  const length = name.startsWith('mixed') ? WARM_UP_SECONDS : WARM_UP_SECONDS / 4;
  for (const server of all) await runAt({ ...server, servers: [server] }, nextStep, length);
}

const cpuOfAll = (): number => all.reduce((sum, { pid }) => sum + usageOf(pid).cpuMs, 0);
const beforeIdle = cpuOfAll();
await wait(IDLE_SECONDS * 1000);
idleMs = (cpuOfAll() - beforeIdle) / all.length / IDLE_SECONDS;

const runs = new Map<string, Run[]>();
const keyOf = (name: string, count: number): string => `${name} ${count}`;
for (let round = 0; round < Number(options.rounds); round += 1) {
  for (const [name, nextStep] of Object.entries(steps)) {
    for (const group of groups) {
      const run = await runAt(group, nextStep);
      const key = keyOf(name, group.count);
      runs.set(key, [...(runs.get(key) ?? []), run]);
      console.log(`${key}: ${run.cpu.toFixed(0)} µs, p99 ${run.p99.toFixed(1)} ms`);
    }
  }
}
const database = connectDatabase(location);
const waits = new Map<number, Waits>();
for (const group of groups) {
  const work = () => runAt(group, mixedJourney(shop));
  waits.set(group.count, await sampleWaits(database.db, group.servers, work));
}
await database.close();
for (const group of groups) group.close();
for (const server of all) await server.stop();
await sink.close();

const figure = (name: string, count: number, of: keyof Run): number =>
  median((runs.get(keyOf(name, count)) ?? []).map((run) => run[of]));
const growthOf = (name: string): number => figure(name, 4, 'cpu') / figure(name, 1, 'cpu');
const errors = [...runs.values()].flat().reduce((sum, run) => sum + run.errors, 0);
const cores = availableParallelism();
const rows = Object.keys(steps).map((name) => {
  const cells = COUNTS.map((count) => Math.round(figure(name, count, 'cpu')));
  const times = COUNTS.map((count) => figure(name, count, 'p99').toFixed(1));
  return `| ${[name, ...cells, `${growthOf(name).toFixed(2)}×`, times.join(' / ')].join(' | ')} |`;
});
const waitRows = COUNTS.map((count) => {
  const found = waits.get(count);
  const cells = [
    found?.working,
    found?.locked,
    found?.inside,
    found?.idleInTransaction,
    found?.pool,
  ];
  const shown = cells.map((value) => (value ?? 0).toFixed(2));
  return `| ${[count, ...shown, (found?.lagP99Ms ?? 0).toFixed(1)].join(' | ')} |`;
});
const section = `\`npm run bench:processes\`: one, two and four servers behind a proxy on one PostgreSQL, ${requestsPerSecond} requests a second in all; medians of ${options.rounds} rounds of ${seconds} s, interleaved, on ${cores} cores with load generator, proxy and database. Requests a second are not measured: they need a core for each server. CPU time of the servers per request in µs, beyond the ${idleMs.toFixed(1)} ms a second that a server uses without requests; ${errors} errors.

| request | 1 server | 2 | 4 | 1 to 4 | p99 ms (1 / 2 / 4) |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

What requests of the mixed journey wait for, sampled ten times a second: connections of the database, on average, and requests that wait for a connection of the pool.

| servers | statements running | waiting for row locks | for PostgreSQL's own locks and disk | idle in a transaction | waiting for the pool | event loop lag p99 ms |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${waitRows.join('\n')}`;
console.log(`\n${section}`);
if (options.print) await reportMachine();
else await writeSection('processes', section);
// After the check of the machine, which counts its processor time.
postgres.stop();
rmSync(dataDir, { recursive: true });
if (growthOf('mixed journey') > MAX_GROWTH || errors > 0) process.exitCode = 1;
