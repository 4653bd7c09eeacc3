import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findDamage } from '../../server/db/invariants.ts';
import { mergeFailures, totalOf } from '../bench/api/failures.ts';
import { mixedJourney } from '../bench/api/journeys.ts';
import { openMailSink } from '../bench/api/mailSink.ts';
import { runOpenLoop } from '../bench/api/openLoop.ts';
import type { OpenLoopResult } from '../bench/api/openLoop.ts';
import { loadNow } from '../bench/api/report.ts';
import { usageOf } from '../bench/api/resources.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { medianOf } from './compareSamples.ts';
import { makeTrialShop, signInSomebody } from './trialShop.ts';

/** So many that none of them orders more in a day than the limits allow (server/limits.ts). */
const CUSTOMERS = 1000;
const SAMPLE_MS = 5000;
const SECONDS_PER_MINUTE = 60;
const MS_PER_HOUR = 3_600_000;
/** What a server with a leak would not hold (docs/reliability.md). */
const MAX_SLOPE_MB = 1;
const MAX_LATE_MS = 20;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    /** Memory is looked at only after these: until then caches fill and code is compiled. */
    'warm-up': { type: 'string', default: '3' },
    rate: { type: 'string', default: '100' },
  },
});

interface Sample {
  atMs: number;
  memoryMb: number;
  files: number;
}

/** Slope of the straight line through samples that lies nearest to them, in MB an hour. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [atMs, memoryMb] = [mean((one) => one.atMs), mean((one) => one.memoryMb)];
  const rise = mean((one) => (one.atMs - atMs) * (one.memoryMb - memoryMb));
  return (rise / mean((one) => (one.atMs - atMs) ** 2)) * MS_PER_HOUR;
}

const folder = mkdtempSync(path.join(tmpdir(), 'sadeel-soak-'));
const record = path.join(folder, 'lateness.json');
const sink = await openMailSink();
const shop = await makeTrialShop(undefined);
const beside = shop.connectDatabase();
const tokens: string[] = [];
while (tokens.length < CUSTOMERS) tokens.push(await signInSomebody(beside.db));
const server = await startServerProcess({
  env: {
    ...shop.env,
    SMTP_URL: sink.url,
    CLIENT_CONNECTIONS: '1000',
    LATENESS_RECORD: record,
  },
  nodeOptions: ['--import', path.join(import.meta.dirname, 'recordLateness.ts')],
});
const loadBefore = loadNow();
const samples: Sample[] = [];
const sampler = setInterval(() => {
  const { memoryMb } = usageOf(server.pid);
  const files = readdirSync(`/proc/${server.pid}/fd`).length;
  samples.push({ atMs: performance.now(), memoryMb, files });
}, SAMPLE_MS);
const minutes = Number(options.minutes);
const warmMs = performance.now() + Number(options['warm-up']) * SECONDS_PER_MINUTE * 1000;
const nextStep = mixedJourney({ lines: shop.lines, tokens });
const load = { address: server.address, requestsPerSecond: Number(options.rate), nextStep };
const runs: OpenLoopResult[] = [];
for (let minute = 0; minute < minutes; minute += 1) {
  runs.push(await runOpenLoop({ ...load, seconds: SECONDS_PER_MINUTE }));
}
clearInterval(sampler);
const loadAfter = loadNow();
await server.stop();
await sink.close();
const damage = await findDamage(beside.db, beside.engine);
await beside.close();
shop.remove();
const late = JSON.parse(readFileSync(record, 'utf8')) as Record<'p99Ms' | 'maxMs', number>;
rmSync(folder, { recursive: true });

const warm = samples.filter(({ atMs }) => atMs > warmMs);
const memory = warm.map(({ memoryMb }) => memoryMb);
const files = warm.map((sample) => sample.files);
const half = Math.floor(files.length / 2);
const [filesBefore, filesAfter] = [medianOf(files.slice(0, half)), medianOf(files.slice(half))];
const slope = slopeOf(warm);
const failures = mergeFailures(runs.map((run) => run.failures));
const failed = [...failures].map(([what, times]) => `${what}, ${times} times`);
const worst = (of: 'p50' | 'p99' | 'max'): string =>
  Math.max(...runs.map((run) => run[of])).toFixed(1);
console.log(`load of the machine   ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after
asked for             ${options.rate} requests a second for ${minutes} minutes
failed                ${failed.join('\n') || 'none'}
worst minute          p50 ${worst('p50')} ms, p99 ${worst('p99')} ms, longest ${worst('max')} ms
memory                ${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MB after the warm-up, slope ${slope.toFixed(1)} MB an hour
open files            ${Math.min(...files)} to ${Math.max(...files)}, median ${filesBefore} in the first half, ${filesAfter} in the second
event loop late       ${late.p99Ms.toFixed(1)} ms (p99), ${late.maxMs.toFixed(0)} ms (longest)
damage found          ${damage.join('\n') || 'none'}`);
const isSound =
  totalOf(failures) + damage.length === 0 &&
  slope < MAX_SLOPE_MB &&
  filesAfter <= filesBefore + 2 &&
  late.p99Ms < MAX_LATE_MS;
process.exitCode = isSound ? 0 : 1;
