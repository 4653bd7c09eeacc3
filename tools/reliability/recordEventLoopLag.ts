import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Preloaded with `--import`: measures the event loop lag and writes it to EVENT_LOOP_LAG_FILE on exit. */
const RESOLUTION_MS = 10;
const NS_PER_MS = 1_000_000;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
process.once('exit', () => {
  // The histogram contains the time between two ticks.
  const lag = (share: number): number => delays.percentile(share) / NS_PER_MS - RESOLUTION_MS;
  const report = JSON.stringify({ p50Ms: lag(50), p99Ms: lag(99), maxMs: lag(100) });
  writeFileSync(process.env['EVENT_LOOP_LAG_FILE'] ?? 'eventLoopLag.json', report);
});
