import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServerProcess } from '../support/serverProcess.ts';
import { createShopper } from './shopper.ts';
import { makeTrialShop, signInSomebody } from './trialShop.ts';

/** System calls that write to the database, force it to disk, or send an answer. */
const CALLS = 'pwrite64,pwritev,write,writev,sendto,fdatasync,fsync';
/** What an answer that acknowledges an order holds; it comes from the server's own text. */
const ACKNOWLEDGED = 'HTTP/1.1 200';

/** What the kernel was asked for, counted over all answers. */
interface Trace {
  answers: number;
  /** Answers that left while something of the write-ahead log was not on disk yet. */
  early: number;
  syncs: number;
}

/**
 * Reads the record of `strace`: before an answer leaves, everything written to the write-ahead log has been forced to
 * disk.
 */
function readTrace(lines: readonly string[]): Trace {
  const trace: Trace = { answers: 0, early: 0, syncs: 0 };
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
if (spawnSync('strace', ['-V']).status !== 0) {
  console.error('strace is not installed: apt-get install strace');
  process.exit(1);
}

const shop = await makeTrialShop(undefined);
const beside = shop.openBeside();
const token = await signInSomebody(beside.db);
await beside.close();
const folder = mkdtempSync(path.join(tmpdir(), 'sadeel-strace-'));
const record = path.join(folder, 'record');
const server = await startServerProcess({ env: shop.env });
const tracer = spawn(
  'strace',
  ['-f', '-y', '-s', '16', '-e', `trace=${CALLS}`, '-o', record, '-p', String(server.pid)],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
// It says so when it has taken hold of the server.
await once(tracer.stderr, 'data');
const shopper = createShopper((address, init) => fetch(`${server.address}${address}`, init), token);
const [line] = shop.lines;
let acknowledged = 0;
for (let order = 0; line && order < Number(options.orders); order += 1) {
  await shopper.add(line);
  if ((await shopper.order('')).status === 200) acknowledged += 1;
}
const traced = once(tracer, 'exit');
await server.stop();
await traced;
const trace = readTrace(readFileSync(record, 'utf8').split('\n'));
rmSync(folder, { recursive: true });
shop.remove();

console.log(`orders acknowledged                        ${acknowledged}
answers recorded                           ${trace.answers}
answers sent before the disk had the data  ${trace.early}
forced writes of the log (fdatasync)       ${trace.syncs}`);
process.exitCode =
  trace.early === 0 && trace.syncs >= 2 * acknowledged && trace.answers >= 2 * acknowledged ? 0 : 1;
