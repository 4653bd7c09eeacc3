import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { totalOf } from './failures.ts';
import { runFlood } from './flood.ts';
import { mixedJourney } from './journeys.ts';
import { openLoadedShop } from './loadedShop.ts';
import { openMailSink } from './mailSink.ts';
import { runOpenLoop } from './openLoop.ts';
import { loadNow } from './report.ts';

const SERVER_CORE = '0';
const LOAD_CORE = '1';
const SHOP = { products: 1000, customers: 1000, orders: 1000 };
const CALLS = 20_000;
const WARM_UP_SECONDS = 3;
/** Enough to keep the server busy, few enough to be served soon. */
const PEAK_CONNECTIONS = 256;
const UNBOUNDED = 1_000_000;
const TIMES = 5;
/** Share of the peak that a normal day asks for. */
const NORMAL_SHARE = 0.25;
/** Longest time until the server has to be as quick as before, in s. */
const RECOVERY_SECONDS = 10;
/** Share of the peak that has to be served all the while. */
const WANTED_SHARE = 0.8;
/** Slower than before by this is not yet normal. */
const TOLERANCE = 2;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    /** Most requests that wait at once. */
    connections: { type: 'string', default: '6000' },
  },
});

// The load comes from another core than the answers.
spawnSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)]);
const loadBefore = loadNow();
const sink = await openMailSink();
const shop = await openLoadedShop(SHOP, { core: SERVER_CORE, smtpUrl: sink.url });
const { address } = shop.server;
const nextStep = mixedJourney(shop);
const load = {
  address,
  calls: Array.from({ length: CALLS }, nextStep).flat(),
  seconds: Number(options.seconds),
};

/** One second of a normal day. @returns its p99 in ms, Infinity when a request failed */
async function normalSecond(requestsPerSecond: number): Promise<number> {
  const { p99, failures } = await runOpenLoop({ address, requestsPerSecond, seconds: 1, nextStep });
  return totalOf(failures) === 0 ? p99 : Infinity;
}

const unbounded = { ...load, connections: PEAK_CONNECTIONS, requestsPerSecond: UNBOUNDED };
await runFlood({ ...unbounded, seconds: WARM_UP_SECONDS });
const peak = await runFlood(unbounded);
const normalRate = peak.servedPerSecond * NORMAL_SHARE;
const before = await normalSecond(normalRate);
const flood = await runFlood({
  ...load,
  connections: Number(options.connections),
  requestsPerSecond: TIMES * peak.servedPerSecond,
});
let seconds = 0;
let after = Infinity;
while (seconds < RECOVERY_SECONDS && after > TOLERANCE * before) {
  seconds += 1;
  after = await normalSecond(normalRate);
}
await shop.close();
await sink.close();

const count = (value: number): string => Math.round(value).toLocaleString('en-GB');
const share = flood.servedPerSecond / peak.servedPerSecond;
const refused = (flood.failures.get('503') ?? 0) / load.seconds;
const others = [...flood.failures].filter(([kind]) => kind !== '503');
console.log(`load of the machine   ${loadBefore.toFixed(1)} before
peak                  ${count(peak.servedPerSecond)} served in a second on ${PEAK_CONNECTIONS} connections, p99 ${peak.p99.toFixed(1)} ms
asked for             ${count(flood.sentPerSecond)} in a second, ${(flood.sentPerSecond / peak.servedPerSecond).toFixed(1)} times as many, on ${options.connections} connections
served                ${count(flood.servedPerSecond)} in a second (${(share * 100).toFixed(0)} % of the peak), p50 ${count(flood.p50)} ms, p99 ${count(flood.p99)} ms
refused with 503      ${count(refused)} in a second
other failures        ${others.map(([kind, times]) => `${kind}: ${count(times)}`).join(', ') || 'none'}
normal day            p99 ${before.toFixed(1)} ms before, ${after.toFixed(1)} ms in second ${seconds} after`);
process.exitCode = share >= WANTED_SHARE && after <= TOLERANCE * before ? 0 : 1;
