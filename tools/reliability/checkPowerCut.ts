import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findDamage } from './invariants.ts';
import { connectDatabase, sqliteFile } from '../../server/db/open.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { createDisk, readDiskEvents } from './powerCut.ts';
import { createShopper } from './shopper.ts';
import { traceServer } from './traceServer.ts';
import { ORDERS_PER_CUSTOMER, createTestShop, createSignedInCustomer } from './testShop.ts';

const CALLS = ['pwrite64', 'ftruncate', 'fdatasync', 'fsync', 'write', 'writev', 'sendto'];
/** Options of strace: all written data in hexadecimal. */
const FULL_DATA = ['-xx', '-s', '1000000'];
/** Responses per order: add to cart and place order. */
const RESPONSES_PER_ORDER = 2;

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '100' },
    cuts: { type: 'string', default: '500' },
  },
});
const orders = Number(options.orders);
const cuts = Number(options.cuts);

const shop = await createTestShop(undefined);
const database = shop.connectDatabase();
const tokens: string[] = [];
while (tokens.length * ORDERS_PER_CUSTOMER < orders)
  tokens.push(await createSignedInCustomer(database.db));
const server = await startServerProcess({ env: shop.env });
const databaseFile = sqliteFile(shop.env.DATA_DIR);
const files = [databaseFile, `${databaseFile}-wal`];
const trace = await traceServer(server.pid, CALLS, FULL_DATA);
const start = new Map(files.map((file) => [file, readFileSync(file)]));
const shoppers = tokens.map((token) =>
  createShopper((path, init) => fetch(`${server.address}${path}`, init), token),
);
const [line] = shop.lines;
for (let order = 0; line && order < orders; order += 1) {
  const shopper = shoppers[order % shoppers.length];
  const responses = [await shopper?.add(line), await shopper?.order(`${order}`)];
  if (responses.some((response) => response?.status !== 200)) {
    throw new Error('An order was rejected.');
  }
}
await server.kill();
const events = readDiskEvents(await trace.end(), files);
await database.close();
shop.remove();

/** Opens the files after a power cut. @returns the problems found */
async function inspect(remaining: Map<string, Buffer>, acknowledged: number): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sadeel-cut-'));
  for (const [file, bytes] of remaining)
    writeFileSync(path.join(folder, path.basename(file)), bytes);
  const open = connectDatabase({ dataDir: folder, onIdleError: () => undefined });
  try {
    const damage = await findDamage(open.db, open.engine);
    const rows = await open.db.selectFrom('orders').select('additional_info').execute();
    const found = new Set(rows.map((row) => row.additional_info));
    const expected = Array.from({ length: acknowledged }, (_, order) => `${order}`);
    const lost = expected
      .filter((order) => !found.has(order))
      .map((order) => `lost order ${order}`);
    return [...damage, ...lost];
  } finally {
    await open.close();
    rmSync(folder, { recursive: true });
  }
}

const disk = createDisk(start);
const chance = cuts / events.length;
const problems: string[] = [];
let cutCount = 0;
let responses = 0;
for (const event of events) {
  disk.take(event);
  if (event.kind === 'answer') responses += 1;
  const times = Math.floor(chance + Math.random());
  for (let cut = 0; cut < times; cut += 1) {
    cutCount += 1;
    problems.push(...(await inspect(disk.cut(), Math.floor(responses / RESPONSES_PER_ORDER))));
  }
}
console.log(`orders acknowledged         ${Math.floor(responses / RESPONSES_PER_ORDER)} of ${orders}
writes and syncs recorded   ${events.length - responses}
power cuts                  ${cutCount}
orders lost, damage found   ${problems.length > 0 ? [...new Set(problems)].join('\n') : 'none'}`);
const isSound = problems.length === 0 && cutCount > 0 && responses === RESPONSES_PER_ORDER * orders;
process.exitCode = isSound ? 0 : 1;
