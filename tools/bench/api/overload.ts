import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { reportMachine } from '../writeSection.ts';
import { totalOf } from './failures.ts';
import { runFlood } from './flood.ts';
import { mixedJourney } from './mixedJourney.ts';
import { openLoadedShop } from './loadedShop.ts';
import { openMailSink } from './mailSink.ts';
import { runOpenLoop } from './openLoop.ts';

const SERVER_CORE = '0';
const LOAD_CORE = '1';
const SHOP = { products: 1000, customers: 1000, orders: 1000 };
const CALLS = 20_000;
const WARM_UP_SECONDS = 3;
/** Enough to saturate the server without load shedding. */
const PEAK_CONNECTIONS = 256;
const UNBOUNDED = 1_000_000;
const FLOOD_FACTOR = 5;
/** Share of the peak on a normal day. */
const NORMAL_SHARE = 0.25;
/** Maximum time until latencies are normal again, in s. */
const RECOVERY_SECONDS = 10;
/** Share of the peak that must be served during the flood. */
const MIN_SHARE = 0.8;
/** Maximum factor of the normal p99. */
const TOLERANCE = 2;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    /** Maximum concurrent requests. */
    connections: { type: 'string', default: '6000' },
  },
});

// The load generator and the server run on different cores.
spawnSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)]);
const sink = await openMailSink();
const shop = await openLoadedShop(SHOP, { core: SERVER_CORE, smtpUrl: sink.url });
const { address } = shop.server;
const nextStep = mixedJourney(shop);
const load = {
  address,
  calls: Array.from({ length: CALLS }, nextStep).flat(),
  seconds: Number(options.seconds),
};

/** Sends normal load for a second. @returns the p99 in ms, Infinity when a request failed */
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
  requestsPerSecond: FLOOD_FACTOR * peak.servedPerSecond,
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
const rejected = (flood.failures.get('503') ?? 0) / load.seconds;
const others = [...flood.failures].filter(([kind]) => kind !== '503');
console.log(`peak                  ${count(peak.servedPerSecond)} requests/s on ${PEAK_CONNECTIONS} connections, p99 ${peak.p99.toFixed(1)} ms
sent                  ${count(flood.sentPerSecond)} requests/s, ${(flood.sentPerSecond / peak.servedPerSecond).toFixed(1)} times the peak, on ${options.connections} connections
served                ${count(flood.servedPerSecond)} requests/s (${(share * 100).toFixed(0)} % of the peak), p50 ${count(flood.p50)} ms, p99 ${count(flood.p99)} ms
rejected with 503     ${count(rejected)} requests/s
other failures        ${others.map(([kind, times]) => `${kind}: ${count(times)}`).join(', ') || 'none'}
normal day            p99 ${before.toFixed(1)} ms before, ${after.toFixed(1)} ms in second ${seconds} after`);
await reportMachine();
process.exitCode = share >= MIN_SHARE && after <= TOLERANCE * before ? 0 : 1;
