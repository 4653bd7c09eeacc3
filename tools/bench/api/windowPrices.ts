import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startServerProcess } from '../../../scripts/support/serverProcess.ts';
import { catalogue } from '../../../server/seed/catalogue.ts';
import { toMinor } from '../../../server/rules/money.ts';
import { windowRequest } from '../../../server/rules/windowRequest.ts';
import { madeProduct } from '../../../src/lib/madeToMeasure/madeProduct.ts';
import { priceWindow } from '../../../src/lib/madeToMeasure/priceWindow.ts';
import type { WindowRequest } from '../../../src/lib/madeToMeasure/priceWindow.ts';
import { reportMachine, writeSection } from '../writeSection.ts';
import { startBareReference } from './bareReference.ts';
import { runClosedLoop } from './closedLoop.ts';
import { totalOf } from './failures.ts';
import { runOpenLoop } from './openLoop.ts';
import type { HttpCall } from './openLoop.ts';
import { loadNow } from './report.ts';
import { usageOf } from './resources.ts';
import { anyWindow, priceCall } from './windowCalls.ts';

const SERVER_CORE = '0';
const LOAD_CORE = '1';
const REQUESTS_PER_SECOND = 200;
/** Different windows of a measurement. */
const WINDOWS = 2000;
const CLOSED_LOOP_SECONDS = 10;
/** Until the server's code is compiled, which takes some 10,000 requests. */
const WARM_UP_SECONDS = 20;
const MS_PER_SECOND = 1000;
/** High enough for load from one client. */
const CLIENT_CONNECTIONS = '99999';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    /** Prints the result without writing it. */
    print: { type: 'boolean', default: false },
  },
});

/** A random window in the form of the calculation. */
function anyRequest(): WindowRequest {
  const { priceTable: table, products } = catalogue;
  const asked = anyWindow();
  const found = products.find(({ id }) => id === asked.productId);
  if (table === undefined || found?.madeToMeasure === undefined)
    throw new Error(`The seed does not make ${asked.productId}.`);
  const prices = new Map(found.sizes.map(({ id, price }) => [id, toMinor(price)]));
  const { madeToMeasure, attributes = {} } = found;
  const product = madeProduct(madeToMeasure, attributes, (size) => prices.get(size));
  const request = windowRequest(asked, product, table);
  if (request === undefined) throw new Error('An option is missing.');
  return request;
}

/** CPU time of one calculation in µs. */
function cpuOfCalculation(): number {
  const requests = Array.from({ length: WINDOWS }, anyRequest);
  for (const request of requests) priceWindow(request);
  const before = process.cpuUsage();
  for (const request of requests) priceWindow(request);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / WINDOWS;
}

/** The least that a request costs: HTTP and the middleware of all routes. */
const healthCall = (): HttpCall => ({ method: 'GET', path: '/healthz' });

/** CPU time of the server for one request in µs, one after the other. */
async function cpuOfRequest(
  { address, pid }: { address: string; pid: number },
  callOf: () => HttpCall,
  seconds = CLOSED_LOOP_SECONDS,
): Promise<number> {
  const requestsOf = () => Array.from({ length: WINDOWS }, callOf);
  const loop = { address, pid, connections: 1, seconds, requestsOf };
  const { cpuMicroseconds, failures } = await runClosedLoop(loop);
  if (totalOf(failures) > 0) throw new Error('A request failed.');
  return cpuMicroseconds;
}

const ms = (value: number): string => value.toFixed(1);
const micro = (value: number): string => String(Math.round(value));

// The load generator and the server run on different cores.
spawnSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)]);
const loadBefore = loadNow();
const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-windows-'));
const limits = pathToFileURL(path.join(import.meta.dirname, '../../raiseWindowLimits.ts')).href;
const server = await startServerProcess({
  env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', CLIENT_CONNECTIONS },
  wrapper: ['taskset', '-c', SERVER_CORE],
  nodeOptions: ['--import', limits],
});
/** Sends requests at the constant rate. @returns latencies, and the CPU time of a request in µs */
async function atRate(
  { address, pid }: { address: string; pid: number },
  callOf: () => HttpCall,
  seconds: number,
) {
  const requestsPerSecond = REQUESTS_PER_SECOND;
  const before = usageOf(pid).cpuMs;
  const run = await runOpenLoop({
    address,
    requestsPerSecond,
    seconds,
    nextStep: () => [callOf()],
  });
  const used = (usageOf(pid).cpuMs - before) * MS_PER_SECOND;
  return { ...run, cpu: used / (seconds * requestsPerSecond) };
}

/** A response of the server. */
async function bodyOf({ path: pathname, ...init }: HttpCall): Promise<string> {
  const response = await fetch(new URL(pathname, server.address), init);
  return response.text();
}

await cpuOfRequest(server, priceCall, WARM_UP_SECONDS);
const seconds = Number(options.seconds);
const { p50, p99, max, failures, cpu } = await atRate(server, priceCall, seconds);
const { cpu: cpuOfHealthAtRate } = await atRate(server, healthCall, seconds);
const cpuAlone = await cpuOfRequest(server, priceCall);
const cpuOfHealth = await cpuOfRequest(server, healthCall);
const bodies = new Map([['', await bodyOf(priceCall())]]);
const bare = await startBareReference(bodies, SERVER_CORE);
await cpuOfRequest(bare, priceCall, WARM_UP_SECONDS);
const { cpu: cpuOfBareAtRate } = await atRate(bare, priceCall, seconds);
const cpuOfBare = await cpuOfRequest(bare, priceCall);
await bare.close();
await server.stop();
rmSync(dataDir, { recursive: true });

const rendered = `Measured at ${REQUESTS_PER_SECOND} requests a second for ${seconds} s; load average ${loadBefore.toFixed(1)} before the run.

| what | result | target |
| ---- | -----: | -----: |
| p50 ms | ${ms(p50)} | |
| p99 ms | ${ms(p99)} | 30 |
| max ms | ${ms(max)} | |
| errors | ${totalOf(failures)} | 0 |
| CPU µs of a request at this rate | ${micro(cpu)} | |
| CPU µs of \`/healthz\` at this rate | ${micro(cpuOfHealthAtRate)} | |
| CPU µs of the same response by plain \`node:http\` at this rate | ${micro(cpuOfBareAtRate)} | |
| CPU µs of a request, one after the other | ${micro(cpuAlone)} | 500 |
| CPU µs of \`/healthz\`, likewise | ${micro(cpuOfHealth)} | |
| CPU µs of the same response by plain \`node:http\`, likewise | ${micro(cpuOfBare)} | |
| CPU µs of the calculation alone | ${micro(cpuOfCalculation())} | |`;
process.stdout.write(`${rendered}\n`);
if (options.print) await reportMachine();
else await writeSection('window-prices', rendered);
