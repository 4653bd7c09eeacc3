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
import { startBareReference } from '../api/bareReference.ts';
import { createCalls } from '../api/calls.ts';
import type { LoadedShop } from '../api/calls.ts';
import { totalOf } from '../api/failures.ts';
import { prepareShop } from '../api/loadedShop.ts';
import { openMailSink } from '../api/mailSink.ts';
import { mixedJourney } from '../api/mixedJourney.ts';
import { runOpenLoop } from '../api/openLoop.ts';
import type { Step } from '../api/openLoop.ts';
import { usageOf } from '../api/resources.ts';
import { COUNTS, errorsOf, growthOf, keyOf, renderReport } from './report.ts';
import type { Run, Runs } from './report.ts';
import { sampleWaits } from './waits.ts';
import type { Waits } from './waits.ts';
import { connectDatabase } from '../../../server/db/open.ts';

const SIZE = { products: 1000, customers: 1000, orders: 5000 };
/** Maximum growth of the CPU time per request from one server to four, beyond that of plain servers. */
const MAX_GROWTH = 1.15;
const WARM_UP_SECONDS = 20;
const IDLE_SECONDS = 20;
const PLAIN = 'plain `node:http`, the same detail';
const CLIENT_CONNECTIONS = '99999';

const { values: options } = parseArgs({
  options: {
    /** Duration of one run; each is repeated `rounds` times. */
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '5' },
    /** Requests a second for each server: a process that gets fewer runs with colder caches of the processor. */
    rate: { type: 'string', default: '60' },
    /** Prints the result without writing it. */
    print: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const ratePerServer = Number(options.rate);

type Process = Pick<ServerProcess, 'address' | 'pid'>;

/** Servers that get the requests in turn. */
interface Group {
  address: string;
  servers: readonly Process[];
}

async function runAt(
  group: Group,
  nextStep: () => Step,
  { length = seconds, idleMs = 0 } = {},
): Promise<Run> {
  const requestsPerSecond = ratePerServer * group.servers.length;
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
/** The first one, the first two and all of some servers, each group behind a proxy. */
const groupsOf = (servers: readonly Process[]) =>
  Promise.all(
    COUNTS.map(async (count) => {
      const group = servers.slice(0, count);
      const proxy = await startProxy(() => group.map(({ address }) => address));
      return { count, servers: group, address: proxy.address, close: proxy.close };
    }),
  );

const most = Math.max(...COUNTS);
const all: ServerProcess[] = [];
for (let index = 0; index < most; index += 1) all.push(await startServerProcess({ env }));
const groups = await groupsOf(all);
const steps = stepsOf(shop);
console.log('Warming up …');
for (const [name, nextStep] of Object.entries(steps)) {
  const length = name.startsWith('mixed') ? WARM_UP_SECONDS : WARM_UP_SECONDS / 4;
  for (const server of all) await runAt({ ...server, servers: [server] }, nextStep, { length });
}

const cpuOfAll = (): number => all.reduce((sum, { pid }) => sum + usageOf(pid).cpuMs, 0);
const beforeIdle = cpuOfAll();
await wait(IDLE_SECONDS * 1000);
/** CPU time of a server without requests, in ms per second: timers of its queues, and garbage collection. */
const idleMs = (cpuOfAll() - beforeIdle) / all.length / IDLE_SECONDS;

// What the machine adds for several processes, whatever they do.
const anyDetail = () => createCalls(shop).detail();
const response = await fetch(`${groups[0]?.address ?? ''}${anyDetail().path}`);
const bodies = new Map([['', await response.text()]]);
const cores = `0-${availableParallelism() - 1}`;
const plain = await Promise.all(
  Array.from({ length: most }, () => startBareReference(bodies, cores)),
);
const plainGroups = await groupsOf(plain);

const runs: Runs = new Map();
async function record(name: string, count: number, running: Promise<Run>): Promise<void> {
  const run = await running;
  const key = keyOf(name, count);
  runs.set(key, [...(runs.get(key) ?? []), run]);
  console.log(`${key}: ${run.cpu.toFixed(0)} µs, p99 ${run.p99.toFixed(1)} ms`);
}
for (let round = 0; round < Number(options.rounds); round += 1) {
  for (const [name, nextStep] of Object.entries(steps))
    for (const group of groups) await record(name, group.count, runAt(group, nextStep, { idleMs }));
  for (const group of plainGroups)
    await record(
      PLAIN,
      group.count,
      runAt(group, () => [anyDetail()]),
    );
}
const database = connectDatabase(location);
const waits = new Map<number, Waits>();
for (const group of groups) {
  const work = () => runAt(group, mixedJourney(shop));
  waits.set(group.count, await sampleWaits(database.db, group.servers, work));
}
await database.close();
for (const group of [...groups, ...plainGroups]) group.close();
for (const server of plain) await server.close();
for (const server of all) await server.stop();
await sink.close();

const report = {
  runs,
  waits,
  names: [...Object.keys(steps), PLAIN],
  ratePerServer,
  rounds: Number(options.rounds),
  seconds,
  idleMs,
};
const section = renderReport(report);
console.log(`\n${section}`);
if (options.print) await reportMachine();
else await writeSection('processes', section);
// After the check of the machine, which counts its processor time.
postgres.stop();
rmSync(dataDir, { recursive: true });
const growth = growthOf(runs, 'mixed journey') / growthOf(runs, PLAIN);
if (growth > MAX_GROWTH || errorsOf(runs) > 0) process.exitCode = 1;
