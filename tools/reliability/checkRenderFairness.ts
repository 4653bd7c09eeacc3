import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { medianOf } from './compareSamples.ts';
import { startServerProcess } from '../../scripts/support/serverProcess.ts';
import { createTestShop } from './testShop.ts';

/** Parallel requests of the flooding client. */
const FLOOD_LOOPS = 20;
/** Pause between two requests of the other client, in ms. */
const PAUSE_MS = 20;
const FLOODER = '198.51.100.7';
const CUSTOMER = '203.0.113.8';
/** Maximum median of a cached page and an API request during the flood, in ms. */
const MAX_MEDIAN_MS = 30;
const P95 = 0.95;

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } });
const phaseMs = Number(options.seconds) * 1000;

const shop = await createTestShop(undefined);
const server = await startServerProcess({ env: { ...shop.env, TRUST_PROXY: '1' } });

interface Sample {
  ms: number;
  outcome: 'rendered' | 'shell' | 'rejected';
}

interface Reply {
  ms: number;
  status: number | undefined;
  etag: string | undefined;
}

/** Requests a path as a browser does, without decompressing the response in this process. */
async function fetchPath(client: string, path: string): Promise<Reply> {
  const start = performance.now();
  const headers = { 'X-Forwarded-For': client, 'Accept-Encoding': 'gzip, deflate, br' };
  const request = get(new URL(path, server.address), { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await finished(response.resume());
  const { statusCode: status, headers: received } = response;
  return { ms: performance.now() - start, status, etag: received.etag };
}

const shell = await fetchPath(CUSTOMER, '/index.html');

async function request(client: string, path: string): Promise<Sample> {
  const { ms, status, etag } = await fetchPath(client, path);
  const page = etag === shell.etag ? 'shell' : 'rendered';
  return { ms, outcome: status === 200 ? page : 'rejected' };
}

let searches = 0;
/** URL of a search page with results that is not cached. */
const nextSearch = (): string => `/products?search=linen&id=${(searches += 1)}`;

/** Requests distinct searches sequentially until the phase ends. */
async function flood(untilMs: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (performance.now() < untilMs) samples.push(await request(FLOODER, nextSearch()));
  return samples;
}

interface Visit {
  cached: Sample[];
  api: Sample[];
  uncached: Sample[];
}

/** Requests a cached page, the API and an uncached page alternately. */
async function visit(untilMs: number): Promise<Visit> {
  const samples: Visit = { cached: [], api: [], uncached: [] };
  while (performance.now() < untilMs) {
    samples.cached.push(await request(CUSTOMER, '/'));
    await sleep(PAUSE_MS);
    samples.api.push(await request(CUSTOMER, '/api/user/get-products?page=1&limit=12'));
    await sleep(PAUSE_MS);
    samples.uncached.push(await request(CUSTOMER, nextSearch()));
    await sleep(PAUSE_MS);
  }
  return samples;
}

const msOf = (samples: Sample[]): number[] => samples.map(({ ms }) => ms);
const shareOf = (samples: Sample[], outcome: Sample['outcome']): number =>
  samples.filter((sample) => sample.outcome === outcome).length / samples.length;
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function describe(samples: Sample[]): string {
  const sorted = msOf(samples).toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * P95)] ?? Infinity;
  const rejected = shareOf(samples, 'rejected');
  return `median ${medianOf(sorted).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${
    rejected > 0 ? `, ${percent(rejected)} rejected` : ''
  }`;
}

function print(name: string, { cached, api, uncached }: Visit): void {
  console.log(`${name}
  cached page    ${describe(cached)}
  API request    ${describe(api)}
  uncached page  ${describe(uncached)}, ${percent(shareOf(uncached, 'rendered'))} rendered`);
}

async function measure(): Promise<{ quiet: Visit; busy: Visit; floods: Sample[][] }> {
  await visit(performance.now() + phaseMs / 4);
  const quiet = await visit(performance.now() + phaseMs);
  const endMs = performance.now() + phaseMs;
  const loops = Array.from({ length: FLOOD_LOOPS }, () => flood(endMs));
  const [busy, ...floods] = await Promise.all([visit(endMs), ...loops]);
  return { quiet, busy, floods };
}

const { quiet, busy, floods } = await measure().finally(async () => {
  await server.stop();
  shop.remove();
});

const pages = floods.flat();
print('without the flood', quiet);
print('during the flood', busy);
console.log(`flood of one client
  ${(pages.length / Number(options.seconds)).toFixed(0)} distinct searches/s, ${describe(pages)}, ${percent(shareOf(pages, 'rendered'))} rendered`);
const isFair = [busy.cached, busy.api].every((samples) => medianOf(msOf(samples)) <= MAX_MEDIAN_MS);
process.exitCode = isFair && shareOf(busy.uncached, 'rendered') === 1 ? 0 : 1;
