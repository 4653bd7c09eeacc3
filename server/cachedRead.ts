import type { Clock } from './clock.ts';

interface Reading<Value> {
  result: Promise<Value>;
  startedAtMs: number;
}

/**
 * Returns a reader whose result is used again for a while. The next read begins when half of that time is over, so that in a
 * busy shop no request waits for it; a failed one is repeated by the next call.
 * @param read may need `now`, the time of its result
 */
export function cachedRead<Value>(
  maxAgeMs: number,
  clock: Clock,
  read: (now: Date) => Promise<Value>,
): () => Promise<Value> {
  let latest: Reading<Value> | undefined;
  let running: Reading<Value> | undefined;

  const begin = (now: Date): Promise<Value> => {
    const reading = { result: read(now), startedAtMs: now.getTime() };
    const end = (isRead: boolean) => {
      if (running !== reading) return;
      running = undefined;
      if (isRead) latest = reading;
    };
    running = reading;
    reading.result.then(
      () => end(true),
      () => end(false),
    );
    return reading.result;
  };

  return () => {
    const now = clock.now();
    // A negative age means that the clock was set back.
    const isYounger = ({ startedAtMs }: Reading<Value>, ageMs: number): boolean =>
      now.getTime() >= startedAtMs && now.getTime() - startedAtMs < ageMs;
    if (latest && isYounger(latest, maxAgeMs)) {
      if (!isYounger(latest, maxAgeMs / 2) && running === undefined) void begin(now);
      return latest.result;
    }
    return running && isYounger(running, maxAgeMs) ? running.result : begin(now);
  };
}
