import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sentBytes } from '../../../scripts/support/sentBytes.ts';
import { startServerProcess } from '../../../scripts/support/serverProcess.ts';
import { runClosedLoop, type ClosedLoopResult } from '../api/closedLoop.ts';
import { median } from '../api/latencies.ts';

const assets = path.resolve(import.meta.dirname, '../../../dist/assets');
const CONNECTIONS = 16;
const SECONDS = 4;
const ROUNDS = 3;
const HEADERS = { 'accept-encoding': 'br' };

/** Throughput of the cached home page, compared with a file of similar size. */
export interface DocumentRate {
  /** Requests per second. */
  document: number;
  file: number;
  /** CPU time of the server per request in µs. */
  documentCpu: number;
  fileCpu: number;
  /** Transfer sizes in bytes. */
  documentBytes: number;
  fileBytes: number;
}

/** Path of the built script with the closest transfer size. */
function similarFile(bytes: number): string {
  const distance = (name: string) => Math.abs(statSync(path.join(assets, name)).size - bytes);
  const compressed = readdirSync(assets).filter((name) => name.endsWith('.js.br'));
  const [nearest = ''] = compressed.toSorted((one, other) => distance(one) - distance(other));
  return `/assets/${nearest.replace(/\.br$/, '')}`;
}

/** Measures the home page and a file interleaved (closed loop); medians of several rounds. */
export async function measureDocumentRate(): Promise<DocumentRate> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-rate-'));
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', CLIENT_CONNECTIONS: '99999' };
  const { address, pid, stop } = await startServerProcess({ env });
  try {
    // The first request renders and caches the page.
    const documentBytes = await sentBytes(`${address}/`);
    const file = similarFile(documentBytes);
    const fileBytes = await sentBytes(`${address}${file}`);
    const run = (target: string) =>
      runClosedLoop({
        address,
        pid,
        connections: CONNECTIONS,
        seconds: SECONDS,
        requestsOf: () => [{ method: 'GET', path: target, headers: HEADERS }],
      });
    const runs: Record<'document' | 'file', ClosedLoopResult[]> = { document: [], file: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const both = { document: await run('/'), file: await run(file) };
      // The first round is a warm-up.
      if (round === 0) continue;
      runs.document.push(both.document);
      runs.file.push(both.file);
    }
    const of = (name: keyof typeof runs, figure: 'requestsPerSecond' | 'cpuMicroseconds') =>
      median(runs[name].map((one) => one[figure]));
    return {
      document: of('document', 'requestsPerSecond'),
      file: of('file', 'requestsPerSecond'),
      documentCpu: of('document', 'cpuMicroseconds'),
      fileCpu: of('file', 'cpuMicroseconds'),
      documentBytes,
      fileBytes,
    };
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true });
  }
}
