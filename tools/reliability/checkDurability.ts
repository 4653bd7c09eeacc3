import { parseArgs } from 'node:util';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { createShopper } from './shopper.ts';
import { traceServer } from './traceServer.ts';
import { ORDERS_PER_CUSTOMER, makeTrialShop, signInSomebody } from './trialShop.ts';

/** System calls that write to the database, force it to disk, or send an answer. */
const CALLS = ['pwrite64', 'pwritev', 'write', 'writev', 'sendto', 'fdatasync', 'fsync'];
/** What an answer that acknowledges an order holds; it comes from the server's own text. */
const ACKNOWLEDGED = 'HTTP/1.1 200';

/** What the kernel was asked for, counted over all answers. */
interface Findings {
  answers: number;
  /** Answers that left while something of the write-ahead log was not on disk yet. */
  early: number;
  syncs: number;
}

/**
 * Reads the record of `strace`: before an answer leaves, everything written to the write-ahead log has been forced to
 * disk.
 */
function readTrace(lines: readonly string[]): Findings {
  const trace: Findings = { answers: 0, early: 0, syncs: 0 };
  let isUnsynced = false;
  for (const line of lines) {
    const call = /^\d+ +(\w+)\(\d+<([^>]*)>/.exec(line);
    if (!call) continue;
    const [, name = '', file = ''] = call;
    if (file.endsWith('.sqlite-wal')) {
      isUnsynced = name.startsWith('pwrite');
      if (!isUnsynced) trace.syncs += 1;
    } else if (line.includes(ACKNOWLEDGED)) {
      trace.answers += 1;
      if (isUnsynced) trace.early += 1;
    }
  }
  return trace;
}

const { values: options } = parseArgs({ options: { orders: { type: 'string', default: '200' } } });

const shop = await makeTrialShop(undefined);
const beside = shop.connectDatabase();
const tokens: string[] = [];
while (tokens.length * ORDERS_PER_CUSTOMER < Number(options.orders)) {
  tokens.push(await signInSomebody(beside.db));
}
await beside.close();
const server = await startServerProcess({ env: shop.env });
const tracer = await traceServer(server.pid, CALLS, ['-s', '16']);
const shoppers = tokens.map((token) =>
  createShopper((address, init) => fetch(`${server.address}${address}`, init), token),
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
answers recorded                           ${trace.answers}
answers sent before the disk had the data  ${trace.early}
forced writes of the log (fdatasync)       ${trace.syncs}`);
process.exitCode =
  trace.early === 0 && trace.syncs >= 2 * acknowledged && trace.answers >= 2 * acknowledged ? 0 : 1;
