import type { Clock } from './clock.ts';

/**
 * Returns a reader whose result is used again for a while; a failed read is repeated by the next call.
 * @param read may need `now`, the time of its result
 */
export function cachedRead<Value>(
  maxAgeMs: number,
  clock: Clock,
  read: (now: Date) => Promise<Value>,
): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  let readAtMs = 0;
  return () => {
    const now = clock.now();
    const nowMs = now.getTime();
    // A negative age means that the clock was set back.
    const isFresh = nowMs >= readAtMs && nowMs - readAtMs < maxAgeMs;
    if (cached !== undefined && isFresh) return cached;
    readAtMs = nowMs;
    const reading = read(now);
    reading.catch(() => {
      if (cached === reading) cached = undefined;
    });
    cached = reading;
    return reading;
  };
}
