import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { printCatalogue } from '../../server/catalogue/catalogueFile.ts';
import type { CatalogueContent } from '../../server/catalogue/catalogueShape.ts';
import { writeTarget } from '../../server/cli/catalogueTarget.ts';
import { catalogue } from '../../server/seed/catalogue.ts';
import { medianOf } from './compareSamples.ts';
import { createTestShop } from './testShop.ts';

/** Most time of a read while a catalogue is imported, in ms. */
const MAX_READ_MS = 1000;
/** Parallel clients, and the pause between two reads of one, in ms. */
const CLIENTS = 8;
const PAUSE_MS = 40;
const root = path.resolve(import.meta.dirname, '../..');

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    /** Form of the imported file. */
    form: { type: 'string', default: 'json' },
  },
});
const count = Number(options.products);

type Product = CatalogueContent['products'][number];

/** A copy of a product under other ids. */
function copyOf(product: Product, number: number): Product {
  const ids = [product.id, ...product.sizes.map(({ id }) => id)];
  const json = ids.reduce(
    (text, id) => text.replaceAll(`"${id}"`, `"${id}-${number}"`),
    JSON.stringify(product),
  );
  return { ...(JSON.parse(json) as Product), name: `${product.name} ${number}` };
}

/** A file of a catalogue has no reviews. */
const seed = { ...catalogue, reviews: undefined };
const first: CatalogueContent = {
  ...seed,
  products: Array.from({ length: count }, (_, index) => {
    const number = Math.floor(index / seed.products.length);
    const product = seed.products[index % seed.products.length];
    if (product === undefined) throw new Error('The catalogue has no products to repeat.');
    return number === 0 ? product : copyOf(product, number);
  }),
};
/** Every product with another name and price, a tenth fewer of them. */
const second: CatalogueContent = {
  ...first,
  products: first.products.slice(0, Math.ceil(count * 0.9)).map((product) => ({
    ...product,
    name: `New ${product.name}`,
    sizes: product.sizes.map((size) => ({
      ...size,
      price: size.price + 1,
      originalPrice: undefined,
    })),
  })),
};

const shop = await createTestShop(undefined);
const { DATA_DIR: dataDir } = shop.env;

/** Runs a command of the shop. @throws Error with its output when it fails */
async function runShop(...parameters: string[]): Promise<void> {
  const command = [path.join(root, 'server', 'cli', 'main.ts'), ...parameters];
  const child = spawn(process.execPath, command, { env: { ...process.env, ...shop.env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`shop ${parameters.join(' ')}: ${code}\n${output}`);
}

async function importContent(content: CatalogueContent, name: string): Promise<void> {
  const file = path.join(dataDir, `${name}.${options.form}`);
  if (options.form === 'json') writeFileSync(file, printCatalogue(content));
  else await writeTarget(file, content);
  await runShop('catalogue', 'import', file);
}

console.log(`Importing ${count} products …`);
await importContent(first, 'first');
const server = await startServerProcess({ env: { ...shop.env, CLIENT_CONNECTIONS: '1000' } });

interface Read {
  path: string;
  /** 0: no response. */
  status: number;
  ms: number;
}

const reads: Read[] = [];
let isLoaded = true;

async function read(url: string): Promise<void> {
  const startedAt = performance.now();
  const status = await fetch(`${server.address}${url}`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  reads.push({ path: url.split('?')[0] ?? '', status, ms: performance.now() - startedAt });
}

/** A product that both catalogues have, one after the other. */
const idOf = (turn: number): string => first.products[(turn * 37) % Math.ceil(count / 2)]?.id ?? '';
const URLS: readonly ((turn: number) => string)[] = [
  () => '/',
  (turn) => `/api/user/get-products?page=${1 + (turn % 50)}`,
  (turn) => `/api/user/get-product-details?id=${idOf(turn)}`,
  (turn) => `/api/user/get-products?search=linen%20${turn % 90}`,
  (turn) => `/product-detail?id=${idOf(turn)}`,
  () => '/api/user/get-home-page',
];

async function shopAround(client: number): Promise<void> {
  for (let turn = client; isLoaded; turn += CLIENTS) {
    await read(URLS[turn % URLS.length]?.(turn) ?? '/');
    await sleep(PAUSE_MS);
  }
}

const clients = Array.from({ length: CLIENTS }, (_, client) => shopAround(client));
await sleep(10_000);
const quiet = reads.splice(0);
const startedAt = performance.now();
await importContent(second, 'second');
const importS = (performance.now() - startedAt) / 1000;
// The new index and pages are made after the import.
await sleep(15_000);
const busy = reads.splice(0);
isLoaded = false;
await Promise.all(clients);
await server.stop();
shop.remove();

/** Prints the reads of a phase. @returns those that failed or took too long */
function judge(name: string, phase: readonly Read[]): Read[] {
  const times = phase.map(({ ms }) => ms);
  const failed = phase.filter(({ status }) => status !== 200);
  const slow = phase.filter(({ ms }) => ms > MAX_READ_MS);
  console.log(
    `${name}: ${phase.length} reads, median ${medianOf(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms, ${failed.length} failed, ${slow.length} over ${MAX_READ_MS} ms`,
  );
  return [...failed, ...slow];
}

judge('before', quiet);
const bad = judge('during and after the import', busy);
for (const { path: url, status, ms } of bad.slice(0, 20))
  console.log(`  ${url}: ${status} after ${ms.toFixed(0)} ms`);
console.log(
  `The import of ${second.products.length} products (${options.form}) took ${importS.toFixed(0)} s.`,
);
process.exitCode = bad.length === 0 ? 0 : 1;
