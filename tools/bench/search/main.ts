import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServerProcess } from '../../../scripts/support/serverProcess.ts';
import type { ServerProcess } from '../../../scripts/support/serverProcess.ts';
import { connectDatabase } from '../../../server/db/open.ts';
import { prepareShop } from '../api/loadedShop.ts';
import { median } from '../api/latencies.ts';
import { usageOf } from '../api/resources.ts';
import { reportMachine, writeSection } from '../writeSection.ts';

const SIZES = [1000, 10_000, 100_000];
const SEARCHES = 200;
const POLL_MS = 20;
const WORDS = [
  'linen',
  'velvet',
  'blackout',
  'ivory voile',
  'emerald',
  'sheer',
  'roller',
  'emrald',
];

const { values: options } = parseArgs({
  options: {
    /** Measures a shop of this size only, and prints the result without writing it. */
    products: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
});

async function timeOf(server: ServerProcess, query: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${server.address}/api/user/get-products?${query}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`get-products: ${response.status}`);
  return performance.now() - startedAt;
}

/** Longest event loop lag since the last call, in ms. */
async function longestLag({ address }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN);
}

/** Sends searches that no cache has until `isDone`, or so many. @returns their durations in ms */
async function search(
  server: ServerProcess,
  isDone: (durations: readonly number[]) => Promise<boolean>,
): Promise<number[]> {
  const durations: number[] = [];
  while (!(await isDone(durations))) {
    const word = WORDS[durations.length % WORDS.length] ?? '';
    const unique = Math.random().toString(36).slice(2);
    durations.push(
      await timeOf(server, `search=${encodeURIComponent(`${word} ${unique}`)}&exact=1`),
    );
    await wait(POLL_MS);
  }
  return durations;
}

interface Result {
  /** From the start of the process until it can list products, in ms. */
  readyMs: number;
  buildLagMs: number;
  memoryMb: number;
  listMs: number;
  searchMs: number;
  correctedMs: number;
  /** From a change to the first list with it, in ms. */
  changeMs: number;
  /** Longest search, and longest event loop lag, while the index of the change is built. */
  longestSearchMs: number;
  changeLagMs: number;
  peakMemoryMb: number;
}

async function measure(products: number): Promise<Result> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-search-'));
  const location = { dataDir, onIdleError: () => undefined };
  console.log(`Seeding ${products} products …`);
  const shop = await prepareShop(location, { products, customers: 1, orders: 0 });
  const server = await startServerProcess({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' } });
  const buildLagMs = await longestLag(server);
  const memoryMb = usageOf(server.pid).memoryMb;
  const repeated = async (query: () => string): Promise<number> => {
    const times: number[] = [];
    while (times.length < SEARCHES) times.push(await timeOf(server, query()));
    return median(times);
  };
  const any = (): number => Math.random();
  const listMs = await repeated(() => `page=${1 + Math.floor((any() * products) / 10)}`);
  const searchMs = await repeated(() => `search=linen%20${Math.floor(any() * products)}&exact=1`);
  const correctedMs = await repeated(() => `search=velvt%20${Math.floor(any() * products)}`);

  await longestLag(server);
  const database = connectDatabase(location);
  const { productId } = shop.lines[Math.floor(products / 2)] ?? { productId: '' };
  await database.db
    .updateTable('products')
    .set({ name: 'Zanzibar' })
    .where('id', '=', productId)
    .execute();
  await database.close();
  const changedAt = performance.now();
  const isFound = async (): Promise<boolean> => {
    const response = await fetch(`${server.address}/api/user/get-products?search=zanzibar&exact=1`);
    return (await response.text()).includes(productId);
  };
  const durations = await search(server, isFound);
  const changeMs = performance.now() - changedAt;
  const result = {
    readyMs: server.readyMs,
    buildLagMs,
    memoryMb,
    listMs,
    searchMs,
    correctedMs,
    changeMs,
    longestSearchMs: Math.max(0, ...durations),
    changeLagMs: await longestLag(server),
    peakMemoryMb: usageOf(server.pid).peakMemoryMb,
  };
  await server.stop();
  rmSync(dataDir, { recursive: true });
  console.log(JSON.stringify({ products, ...result }));
  return result;
}

const sizes = options.products === undefined ? SIZES : [Number(options.products)];
const rounds: Result[][] = [];
while (rounds.length < Number(options.rounds)) {
  const results: Result[] = [];
  for (const size of sizes) results.push(await measure(size));
  rounds.push(results);
}
const figures: readonly (readonly [string, keyof Result, number])[] = [
  ['ready after the start, s', 'readyMs', 1000],
  ['longest event loop lag until then, ms', 'buildLagMs', 1],
  ['memory then, MB', 'memoryMb', 1],
  ['list, any page (median), ms', 'listMs', 1],
  ['search (median), ms', 'searchMs', 1],
  ['search with a typing mistake (median), ms', 'correctedMs', 1],
  ['a change can be found after, s', 'changeMs', 1000],
  ['longest search meanwhile, ms', 'longestSearchMs', 1],
  ['longest event loop lag meanwhile, ms', 'changeLagMs', 1],
  ['peak memory, MB', 'peakMemoryMb', 1],
];
const rows = figures.map(([name, figure, unit]) => {
  const cells = sizes.map((_size, index) => {
    const value = median(rounds.map((results) => results[index]?.[figure] ?? Number.NaN));
    return (value / unit).toFixed(unit === 1 ? 0 : 1);
  });
  return `| ${[name, ...cells].join(' | ')} |`;
});
const section = `\`npm run bench:search\`: one server on SQLite, searches that no cache has, one after the other; medians of ${rounds.length} rounds.

| products | ${sizes.map((products) => products.toLocaleString('en')).join(' | ')} |
| --- | ${sizes.map(() => '---:').join(' | ')} |
${rows.join('\n')}`;
console.log(`\n${section}`);
if (options.products === undefined) await writeSection('search', section);
else await reportMachine();
