import { parseArgs } from 'node:util';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { createShopper } from './shopper.ts';
import { traceServer } from './traceServer.ts';
import { ORDERS_PER_CUSTOMER, createTestShop, createSignedInCustomer } from './testShop.ts';

/** System calls that write to the database, sync it to disk, or send a response. */
const CALLS = ['pwrite64', 'pwritev', 'write', 'writev', 'sendto', 'fdatasync', 'fsync'];
/** Start of a response that acknowledges an order. */
const ACKNOWLEDGED = 'HTTP/1.1 200';

/** Counts of the system calls of a run. */
interface Findings {
  responses: number;
  /** Responses sent before the write-ahead log was synced. */
  early: number;
  syncs: number;
}

/** Parses the output of `strace`: the write-ahead log must be synced before a response is sent. */
function readTrace(lines: readonly string[]): Findings {
  const trace: Findings = { responses: 0, early: 0, syncs: 0 };
  let isUnsynced = false;
  for (const line of lines) {
    const call = /^\d+ +(\w+)\(\d+<([^>]*)>/.exec(line);
    if (!call) continue;
    const [, name = '', file = ''] = call;
    if (file.endsWith('.sqlite-wal')) {
      isUnsynced = name.startsWith('pwrite');
      if (!isUnsynced) trace.syncs += 1;
    } else if (line.includes(ACKNOWLEDGED)) {
      trace.responses += 1;
      if (isUnsynced) trace.early += 1;
    }
  }
  return trace;
}

const { values: options } = parseArgs({ options: { orders: { type: 'string', default: '200' } } });

const shop = await createTestShop(undefined);
const database = shop.connectDatabase();
const tokens: string[] = [];
while (tokens.length * ORDERS_PER_CUSTOMER < Number(options.orders)) {
  tokens.push(await createSignedInCustomer(database.db));
}
await database.close();
const server = await startServerProcess({ env: shop.env });
const tracer = await traceServer(server.pid, CALLS, ['-s', '16']);
const shoppers = tokens.map((token) =>
  createShopper((path, init) => fetch(`${server.address}${path}`, init), token),
);
const [line] = shop.lines;
let acknowledged = 0;
for (let order = 0; line && order < Number(options.orders); order += 1) {
  const shopper = shoppers[order % shoppers.length];
  await shopper?.add(line);
  if ((await shopper?.order(''))?.status === 200) acknowledged += 1;
}
await server.stop();
const trace = readTrace(await tracer.end());
shop.remove();

console.log(`orders acknowledged                        ${acknowledged}
responses recorded                         ${trace.responses}
responses sent before the sync             ${trace.early}
syncs of the log (fdatasync)               ${trace.syncs}`);
process.exitCode =
  trace.early === 0 && trace.syncs >= 2 * acknowledged && trace.responses >= 2 * acknowledged
    ? 0
    : 1;
