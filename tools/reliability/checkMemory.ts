import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { usageOf } from '../bench/api/resources.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { makeTrialShop } from './trialShop.ts';

/** What a server may grow by, in MB (docs/reliability.md). */
const MAX_GROWTH_MB = 64;
const HEAP_MB = 256;
const CONNECTIONS = 20;
/** Searches before the first look: until then code is compiled and the heap takes its size. */
const WARM_UP = 60_000;
/** Words that find something, so that responses are worth caching; every other search finds nothing. */
const FOUND = ['linen', 'curtain', 'velvet', 'voile', 'blind'];

const { values: options } = parseArgs({
  options: { searches: { type: 'string', default: '1000000' } },
});
const searches = Number(options.searches);

/** A query that no other search has; spaces make searches differ that find the same. */
function queryOf(index: number): string {
  const word = FOUND[index % FOUND.length] ?? '';
  if (index % 2 === 0) return `search=nothing-${index}`;
  const spaced = index.toString(2).replaceAll('0', '+').replaceAll('1', `+${word}+`);
  return spaced.length <= 90
    ? `search=${word}${spaced}`
    : `search=${word}&page=1&limit=${(index % 100) + 1}&x=${index}`;
}

const shop = await makeTrialShop(undefined);
const server = await startServerProcess({
  env: { ...shop.env, CLIENT_CONNECTIONS: '1000', LOG_LEVEL: 'error' },
  nodeOptions: [`--max-old-space-size=${HEAP_MB}`],
});
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function search(index: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = `${server.address}/api/user/get-products?${queryOf(index)}`;
    const sent = request(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end();
  });
}

const statuses = new Map<number, number>();

/** Sends the searches from one index up to another, a few at a time. */
async function searchAll(from: number, to: number): Promise<void> {
  let next = from;
  const one = async (): Promise<void> => {
    while (next < to) {
      const status = await search(next++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

const startedAt = performance.now();
await searchAll(0, WARM_UP);
const before = usageOf(server.pid).memoryMb;
await searchAll(WARM_UP, WARM_UP + searches);
const { memoryMb, peakMemoryMb } = usageOf(server.pid);
const seconds = (performance.now() - startedAt) / 1000;
const isAlive = (await fetch(`${server.address}/readyz`)).ok;
agent.destroy();
await server.stop();
shop.remove();

const growth = memoryMb - before;
console.log(`searches   ${searches} different ones after ${WARM_UP} to warm up, in ${seconds.toFixed(0)} s
statuses   ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}
memory     ${before.toFixed(0)} MB after the warm-up, ${memoryMb.toFixed(0)} MB at the end (growth ${growth.toFixed(0)} MB), ${peakMemoryMb.toFixed(0)} MB at most
server     ${isAlive ? 'alive' : 'gone'}`);
process.exitCode = isAlive && growth < MAX_GROWTH_MB ? 0 : 1;
