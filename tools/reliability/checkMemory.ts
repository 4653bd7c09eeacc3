import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { usageOf } from '../bench/api/resources.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { createTestShop } from './testShop.ts';

/** Maximum growth of the server's memory in MB (docs/reliability.md). */
const MAX_GROWTH_MB = 64;
const HEAP_MB = 256;
const CONNECTIONS = 20;
/** Searches before the first measurement, for compilation and heap growth. */
const WARM_UP = 60_000;
/** Words with results, so that responses are cached; every other search has none. */
const WORDS = ['linen', 'curtain', 'velvet', 'voile', 'blind'];

const { values: options } = parseArgs({
  options: { searches: { type: 'string', default: '1000000' } },
});
const searches = Number(options.searches);

/** A unique query; spaces make searches with the same results differ. */
function queryOf(index: number): string {
  const word = WORDS[index % WORDS.length] ?? '';
  if (index % 2 === 0) return `search=nothing-${index}`;
  const spaced = index.toString(2).replaceAll('0', '+').replaceAll('1', `+${word}+`);
  return spaced.length <= 90
    ? `search=${word}${spaced}`
    : `search=${word}&page=1&limit=${(index % 100) + 1}&x=${index}`;
}

const shop = await createTestShop(undefined);
const server = await startServerProcess({
  env: { ...shop.env, CLIENT_CONNECTIONS: '1000', LOG_LEVEL: 'error' },
  nodeOptions: [`--max-old-space-size=${HEAP_MB}`],
});
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function search(index: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = `${server.address}/api/user/get-products?${queryOf(index)}`;
    const outgoing = request(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

const statuses = new Map<number, number>();

/** Sends the searches of a range of indexes with limited concurrency. */
async function searchAll(from: number, to: number): Promise<void> {
  let next = from;
  const worker = async (): Promise<void> => {
    while (next < to) {
      const status = await search(next++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
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
console.log(`searches   ${searches} distinct after a warm-up of ${WARM_UP}, in ${seconds.toFixed(0)} s
statuses   ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}
memory     ${before.toFixed(0)} MB after the warm-up, ${memoryMb.toFixed(0)} MB at the end (growth ${growth.toFixed(0)} MB), peak ${peakMemoryMb.toFixed(0)} MB
server     ${isAlive ? 'running' : 'stopped'}`);
process.exitCode = isAlive && growth < MAX_GROWTH_MB ? 0 : 1;
