import type { Log } from '../log.ts';

const REPORT_EVERY_MS = 10_000;

/**
 * Logs the first rejection immediately, then a summary every ten seconds, because any client can cause any number of
 * rejections.
 */
export function createRejectionLog(log: Log, message: string): () => void {
  let silentUntil = 0;
  let refused = 0;
  return () => {
    refused += 1;
    const now = performance.now();
    if (now < silentUntil) return;
    log.warn(message, { refused });
    refused = 0;
    silentUntil = now + REPORT_EVERY_MS;
  };
}
