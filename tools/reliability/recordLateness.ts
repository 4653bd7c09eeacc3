import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into a server before its program (`--import`): measures how late its event loop is and writes that to the file
 * LATENESS_RECORD when the process ends.
 */
const RESOLUTION_MS = 10;
const NS_PER_MS = 1_000_000;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
process.once('exit', () => {
  // What is measured is the time between two ticks of the clock.
  const late = (share: number): number => delays.percentile(share) / NS_PER_MS - RESOLUTION_MS;
  const record = JSON.stringify({ p50Ms: late(50), p99Ms: late(99), maxMs: late(100) });
  writeFileSync(process.env['LATENESS_RECORD'] ?? 'lateness.json', record);
});
