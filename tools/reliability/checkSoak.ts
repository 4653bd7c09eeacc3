import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findDamage } from './invariants.ts';
import { mergeFailures, totalOf } from '../bench/api/failures.ts';
import { mixedJourney } from '../bench/api/mixedJourney.ts';
import { openMailSink } from '../bench/api/mailSink.ts';
import { runOpenLoop } from '../bench/api/openLoop.ts';
import type { OpenLoopResult } from '../bench/api/openLoop.ts';
import { loadNow } from '../bench/api/report.ts';
import { usageOf } from '../bench/api/resources.ts';
import { startServerGroup } from '../../scripts/support/serverGroup.ts';
import { startTemporaryPostgres } from '../../scripts/support/temporaryPostgres.ts';
import { medianOf } from './compareSamples.ts';
import { createTestShop, createSignedInCustomer } from './testShop.ts';

/** Enough that none reaches the rate limit of orders per day (server/rateLimits.ts). */
const CUSTOMERS = 1000;
const SAMPLE_MS = 5000;
const SECONDS_PER_MINUTE = 60;
const MS_PER_HOUR = 3_600_000;
/** Maximum growth of the memory of a server per hour (docs/reliability.md). */
const MAX_SLOPE_MB = 1;
const MAX_LAG_MS = 20;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    /** Minutes before memory is measured, for compilation and caches. */
    'warm-up': { type: 'string', default: '3' },
    rate: { type: 'string', default: '100' },
    /** Servers that get the requests in turn, on a temporary PostgreSQL if there are several. */
    processes: { type: 'string', default: '1' },
  },
});

interface Sample {
  atMs: number;
  memoryMb: number;
  files: number;
}

/** Slope of the linear regression of memory over time, in MB per hour. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [atMs, memoryMb] = [mean((one) => one.atMs), mean((one) => one.memoryMb)];
  const rise = mean((one) => (one.atMs - atMs) * (one.memoryMb - memoryMb));
  return (rise / mean((one) => (one.atMs - atMs) ** 2)) * MS_PER_HOUR;
}

const folder = mkdtempSync(path.join(tmpdir(), 'sadeel-soak-'));
const lagFileOf = (index: number): string => path.join(folder, `eventLoopLag${index}.json`);
const processes = Number(options.processes);
const postgres = processes > 1 ? await startTemporaryPostgres() : undefined;
const sink = await openMailSink();
const shop = await createTestShop(postgres?.url);
const database = shop.connectDatabase();
const tokens: string[] = [];
while (tokens.length < CUSTOMERS) tokens.push(await createSignedInCustomer(database.db));
const group = await startServerGroup(processes, (index) => ({
  env: {
    ...shop.env,
    SMTP_URL: sink.url,
    CLIENT_CONNECTIONS: '1000',
    EVENT_LOOP_LAG_FILE: lagFileOf(index),
  },
  nodeOptions: ['--import', path.join(import.meta.dirname, 'recordEventLoopLag.ts')],
}));
const { servers } = group;
const sumOf = (figureOf: (pid: number) => number): number =>
  servers.reduce((sum, { pid }) => sum + figureOf(pid), 0);
const loadBefore = loadNow();
const samples: Sample[] = [];
const sampler = setInterval(() => {
  const memoryMb = sumOf((pid) => usageOf(pid).memoryMb);
  const files = sumOf((pid) => readdirSync(`/proc/${pid}/fd`).length);
  samples.push({ atMs: performance.now(), memoryMb, files });
}, SAMPLE_MS);
const minutes = Number(options.minutes);
const warmMs = performance.now() + Number(options['warm-up']) * SECONDS_PER_MINUTE * 1000;
const nextStep = mixedJourney({ lines: shop.lines, tokens });
const load = { address: group.address, requestsPerSecond: Number(options.rate), nextStep };
const runs: OpenLoopResult[] = [];
for (let minute = 0; minute < minutes; minute += 1) {
  runs.push(await runOpenLoop({ ...load, seconds: SECONDS_PER_MINUTE }));
}
clearInterval(sampler);
const loadAfter = loadNow();
await group.stop();
await sink.close();
const damage = await findDamage(database.db, database.engine);
await database.close();
postgres?.stop();
shop.remove();
const lags = servers.map(
  (_, index) =>
    JSON.parse(readFileSync(lagFileOf(index), 'utf8')) as Record<'p99Ms' | 'maxMs', number>,
);
const lag = {
  p99Ms: Math.max(...lags.map(({ p99Ms }) => p99Ms)),
  maxMs: Math.max(...lags.map(({ maxMs }) => maxMs)),
};
rmSync(folder, { recursive: true });

const measured = samples.filter(({ atMs }) => atMs > warmMs);
const memory = measured.map(({ memoryMb }) => memoryMb);
const files = measured.map((sample) => sample.files);
const half = Math.floor(files.length / 2);
const [filesBefore, filesAfter] = [medianOf(files.slice(0, half)), medianOf(files.slice(half))];
const slope = slopeOf(measured);
const failures = mergeFailures(runs.map((run) => run.failures));
const failed = [...failures].map(([what, times]) => `${what}, ${times} times`);
const worst = (of: 'p50' | 'p99' | 'max'): string =>
  Math.max(...runs.map((run) => run[of])).toFixed(1);
console.log(`load average          ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after
servers               ${processes}
load                  ${options.rate} requests/s for ${minutes} minutes
failed                ${failed.join('\n') || 'none'}
worst minute          p50 ${worst('p50')} ms, p99 ${worst('p99')} ms, max ${worst('max')} ms
memory                ${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MB after the warm-up, slope ${slope.toFixed(1)} MB per hour
open files            ${Math.min(...files)} to ${Math.max(...files)}, median ${filesBefore} in the first half, ${filesAfter} in the second
event loop lag        ${lag.p99Ms.toFixed(1)} ms (p99), ${lag.maxMs.toFixed(0)} ms (max)
database damage       ${damage.join('\n') || 'none'}`);
const isSound =
  totalOf(failures) + damage.length === 0 &&
  slope < MAX_SLOPE_MB * processes &&
  filesAfter <= filesBefore + 2 * processes &&
  lag.p99Ms < MAX_LAG_MS;
process.exitCode = isSound ? 0 : 1;
