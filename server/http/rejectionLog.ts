import { boundedCache } from '../boundedCache.ts';
import type { Log, LogFields } from '../log.ts';

const REPORT_EVERY_MS = 10_000;
/** More than there are limits. */
const MAX_LIMITS = 100;

/**
 * Logs the first rejection immediately, then a summary every ten seconds, because any client can cause any number of
 * rejections.
 */
export function createRejectionLog(log: Log, message: string, fields: LogFields = {}): () => void {
  let silentUntil = 0;
  let refused = 0;
  return () => {
    refused += 1;
    const now = performance.now();
    if (now < silentUntil) return;
    log.warn(message, { ...fields, refused });
    refused = 0;
    silentUntil = now + REPORT_EVERY_MS;
  };
}

/** Logs rejections for each limit by name. */
export function createLimitLog(log: Log, message: string): (limit: string) => void {
  const reports = boundedCache<() => void>({ max: MAX_LIMITS });
  return (limit) => {
    const report = reports.get(limit) ?? createRejectionLog(log, message, { limit });
    reports.set(limit, report);
    report();
  };
}
