import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findDamage } from '../../server/db/invariants.ts';
import { connectDatabase, sqliteFile } from '../../server/db/open.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { createDisk, readDiskEvents } from './powerCut.ts';
import { createShopper } from './shopper.ts';
import { traceServer } from './traceServer.ts';
import { ORDERS_PER_CUSTOMER, makeTrialShop, signInSomebody } from './trialShop.ts';

const CALLS = ['pwrite64', 'ftruncate', 'fdatasync', 'fsync', 'write', 'writev', 'sendto'];
/** Everything that is written, as hexadecimal. */
const WHOLE = ['-xx', '-s', '1000000'];
/** Answers for one order: its line is put into the cart first. */
const ANSWERS_PER_ORDER = 2;

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '100' },
    cuts: { type: 'string', default: '500' },
  },
});
const orders = Number(options.orders);
const cuts = Number(options.cuts);

const shop = await makeTrialShop(undefined);
const beside = shop.connectDatabase();
const tokens: string[] = [];
while (tokens.length * ORDERS_PER_CUSTOMER < orders) tokens.push(await signInSomebody(beside.db));
const server = await startServerProcess({ env: shop.env });
const database = sqliteFile(shop.env['DATA_DIR'] ?? '');
const files = [database, `${database}-wal`];
const trace = await traceServer(server.pid, CALLS, WHOLE);
const start = new Map(files.map((file) => [file, readFileSync(file)]));
const shoppers = tokens.map((token) =>
  createShopper((address, init) => fetch(`${server.address}${address}`, init), token),
);
const [line] = shop.lines;
for (let order = 0; line && order < orders; order += 1) {
  const shopper = shoppers[order % shoppers.length];
  const answers = [await shopper?.add(line), await shopper?.order(`${order}`)];
  if (answers.some((answer) => answer?.status !== 200)) throw new Error('An order was refused.');
}
await server.kill();
const events = readDiskEvents(await trace.end(), files);
await beside.close();
shop.remove();

/** Opens what a power cut left. @returns what is wrong with it */
async function inspect(left: Map<string, Buffer>, acknowledged: number): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sadeel-cut-'));
  for (const [file, bytes] of left) writeFileSync(path.join(folder, path.basename(file)), bytes);
  const open = connectDatabase({ dataDir: folder, onIdleError: () => undefined });
  try {
    const damage = await findDamage(open.db, open.engine);
    const rows = await open.db.selectFrom('orders').select('additional_info').execute();
    const kept = new Set(rows.map((row) => row.additional_info));
    const wanted = Array.from({ length: acknowledged }, (_, order) => `${order}`);
    const lost = wanted.filter((order) => !kept.has(order)).map((order) => `lost order ${order}`);
    return [...damage, ...lost];
  } finally {
    await open.close();
    rmSync(folder, { recursive: true });
  }
}

const disk = createDisk(start);
const chance = cuts / events.length;
const wrong: string[] = [];
let made = 0;
let answers = 0;
for (const event of events) {
  disk.take(event);
  if (event.kind === 'answer') answers += 1;
  const times = Math.floor(chance + Math.random());
  for (let cut = 0; cut < times; cut += 1) {
    made += 1;
    wrong.push(...(await inspect(disk.cut(), Math.floor(answers / ANSWERS_PER_ORDER))));
  }
}
console.log(`orders acknowledged         ${Math.floor(answers / ANSWERS_PER_ORDER)} of ${orders}
writes and syncs recorded   ${events.length - answers}
power cuts                  ${made}
orders lost, damage found   ${wrong.length > 0 ? [...new Set(wrong)].join('\n') : 'none'}`);
const isSound = wrong.length === 0 && made > 0 && answers === ANSWERS_PER_ORDER * orders;
process.exitCode = isSound ? 0 : 1;
