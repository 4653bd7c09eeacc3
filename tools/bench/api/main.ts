import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { reportMachine, writeSection } from '../writeSection.ts';
import { keepAwake } from './awakeCore.ts';
import { startBareReference } from './bareReference.ts';
import { runClosedLoop } from './closedLoop.ts';
import type { ClosedLoopResult } from './closedLoop.ts';
import { emptyQueues } from './emptyQueues.ts';
import { mergeFailures } from './failures.ts';
import { median } from './latencies.ts';
import { openLoadedShop } from './loadedShop.ts';
import type { OpenShop } from './loadedShop.ts';
import { openMailSink } from './mailSink.ts';
import { mixedJourney } from './mixedJourney.ts';
import { runOpenLoop } from './openLoop.ts';
import type { OpenLoopResult } from './openLoop.ts';
import { loadNow, renderReport, renderRows } from './report.ts';
import type { MixedResult, Row } from './report.ts';
import { usageOf } from './resources.ts';
import { CONNECTIONS, scenariosOf } from './scenarios.ts';
import type { Scenario, ScenarioName } from './scenarios.ts';
import type { ShopSize } from './seedLargeShop.ts';

const SERVER_CORE = '0';
const LOAD_CORE = '1';
const CUSTOMERS = 1000;
const LARGE: ShopSize = { products: 10_000, customers: CUSTOMERS, orders: 100_000 };
const SMALL: ShopSize = { products: 100, customers: CUSTOMERS, orders: 1000 };
const WARM_UP_SECONDS = 2;
/** Until caches and heap of a server have the size that they keep: it grows with several major garbage collections. */
const MIXED_WARM_UP_SECONDS = 60;
const MS_PER_SECOND = 1000;
/** Target load (docs/benchmarks.md). */
const MIXED_REQUESTS_PER_SECOND = 1000;

interface Measurement {
  scenario: ScenarioName;
  name: string;
  /** Whether the bare reference is measured, too. */
  isCompared: boolean;
}

const MEASUREMENTS: readonly Measurement[] = [
  { scenario: 'health', name: '`/healthz`', isCompared: true },
  { scenario: 'firstPage', name: 'list, first page', isCompared: true },
  { scenario: 'anyPage', name: 'list, any page', isCompared: true },
  { scenario: 'detail', name: 'detail, any product', isCompared: true },
  { scenario: 'search', name: 'search, cached', isCompared: true },
  { scenario: 'newSearch', name: 'search, not cached', isCompared: false },
  { scenario: 'filtered', name: 'list, filtered', isCompared: true },
  { scenario: 'newFiltered', name: 'list, filtered, not cached', isCompared: false },
  { scenario: 'suggestions', name: 'suggestions, typing', isCompared: true },
  { scenario: 'newSuggestions', name: 'suggestions, not cached', isCompared: false },
  { scenario: 'ownPage', name: 'list, signed in', isCompared: false },
  { scenario: 'ownFiltered', name: 'list, filtered, signed in', isCompared: false },
  { scenario: 'ownDetail', name: 'detail, signed in', isCompared: false },
  { scenario: 'cartWrite', name: 'cart write', isCompared: false },
  { scenario: 'order', name: 'add to cart, then place order', isCompared: false },
];

const { values: options } = parseArgs({
  options: {
    /** Duration of one run; each is repeated `rounds` times. */
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    'mixed-seconds': { type: 'string', default: '60' },
    /** Measures only requests whose name contains this, and prints the result without writing it. */
    only: { type: 'string' },
  },
});
const seconds = Number(options.seconds);

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Combines several runs: the median of each figure, the sum of failures. */
function combine(runs: readonly ClosedLoopResult[]): ClosedLoopResult {
  const of = (figure: Exclude<keyof ClosedLoopResult, 'failures'>): number =>
    median(runs.map((run) => run[figure]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    cpuMicroseconds: of('cpuMicroseconds'),
    p50: of('p50'),
    p99: of('p99'),
    max: of('max'),
    failures: mergeFailures(runs.map((run) => run.failures)),
  };
}

/** Median of a figure's ratios, round by round: the speed of a shared machine changes between rounds. */
function ratioOf(
  figure: 'requestsPerSecond' | 'cpuMicroseconds',
  runs: readonly ClosedLoopResult[],
  others: readonly ClosedLoopResult[],
): number {
  return median(runs.map((run, round) => run[figure] / (others[round]?.[figure] ?? NaN)));
}

function runAt(
  { address, pid }: { address: string; pid: number },
  requestsOf: Scenario,
  length = seconds,
): Promise<ClosedLoopResult> {
  return runClosedLoop({ address, pid, connections: CONNECTIONS, seconds: length, requestsOf });
}

/** The response to each request of a scenario, by path. The server has cached them then. */
async function responsesTo(scenario: Scenario, { server }: OpenShop): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (let connection = 0; connection < CONNECTIONS; connection += 1) {
    for (const { path = '' } of scenario(connection)) {
      if (bodies.has(path)) continue;
      bodies.set(path, await (await fetch(`${server.address}${path}`)).text());
    }
  }
  return bodies;
}

/** Measures the bare reference and both shops interleaved, so that machine load affects all equally. */
async function measure(
  shop: OpenShop,
  small: OpenShop,
  { scenario, name, isCompared }: Measurement,
): Promise<Row> {
  const inLarge = scenariosOf(shop)[scenario];
  const inSmall = scenariosOf(small)[scenario];
  const reference = isCompared
    ? await startBareReference(await responsesTo(inLarge, shop), SERVER_CORE)
    : undefined;
  const own: ClosedLoopResult[] = [];
  const ownSmall: ClosedLoopResult[] = [];
  const bare: ClosedLoopResult[] = [];
  if (reference) await runAt(reference, inLarge, WARM_UP_SECONDS);
  await runAt(shop.server, inLarge, WARM_UP_SECONDS);
  await runAt(small.server, inSmall, WARM_UP_SECONDS);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    if (reference) bare.push(await runAt(reference, inLarge));
    own.push(await runAt(shop.server, inLarge));
    ownSmall.push(await runAt(small.server, inSmall));
  }
  await reference?.close();
  return {
    name,
    own: combine(own),
    small: combine(ownSmall),
    growth: ratioOf('cpuMicroseconds', own, ownSmall),
    ...(reference && {
      bare: {
        ...combine(bare),
        share: ratioOf('requestsPerSecond', own, bare),
        cpuShare: ratioOf('cpuMicroseconds', bare, own),
      },
    }),
  };
}

/** Measures the rounds of the mixed journey. A pause of the generator or a major garbage collection decides the p99 of one. */
async function measureMixed(shop: OpenShop): Promise<MixedResult> {
  const { address, pid } = shop.server;
  const load = {
    address,
    requestsPerSecond: MIXED_REQUESTS_PER_SECOND,
    nextStep: mixedJourney(shop),
  };
  // The orders measured before have left more than a thousand mails.
  await emptyQueues(shop.server);
  await runOpenLoop({ ...load, seconds: MIXED_WARM_UP_SECONDS });
  const mixedSeconds = Number(options['mixed-seconds']);
  const rounds: OpenLoopResult[] = [];
  const before = usageOf(pid);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    rounds.push(await runOpenLoop({ ...load, seconds: mixedSeconds }));
  }
  const cpuMs = usageOf(pid).cpuMs - before.cpuMs;
  const busyMs = rounds.length * mixedSeconds * MS_PER_SECOND;
  return { rounds, seconds: mixedSeconds, cpuShare: cpuMs / busyMs };
}

const loadBefore = loadNow();
// The load generator and the server run on different cores.
spawnSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)]);
const sink = await openMailSink();
print('Seeding two shops …');
const shop = await openLoadedShop(LARGE, { core: SERVER_CORE, smtpUrl: sink.url });
const small = await openLoadedShop(SMALL, { core: SERVER_CORE, smtpUrl: sink.url });
const rows: Row[] = [];
const awake = keepAwake(LOAD_CORE);
const { only } = options;
for (const measurement of MEASUREMENTS) {
  if (only !== undefined && !measurement.name.includes(only)) continue;
  print(`Measuring: ${measurement.name}`);
  rows.push(await measure(shop, small, measurement));
}
await awake.close();
if (only === undefined) {
  print('Measuring: mixed journey');
  const mixed = await measureMixed(shop);
  const { peakMemoryMb } = usageOf(shop.server.pid);
  const rendered = renderReport({
    rows,
    mixed,
    peakMemoryMb,
    connections: CONNECTIONS,
    loadBefore,
  });
  print(`\n${rendered}`);
  await writeSection('api', rendered);
} else {
  print(`\n${renderRows(rows, CONNECTIONS)}`);
  await reportMachine();
}
for (const open of [shop, small, sink]) await open.close();
