/** Node's network errors, PostgreSQL's classes 08 (connection), 53 (resources), 57 (shutdown), 40 (conflict). */
const OUTAGE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08...|53...|57...|40...)$/;
/** SQLite result codes: busy, locked, full, I/O error, cannot open, out of memory, read-only. */
const SQLITE_OUTAGE = new Set([5, 6, 7, 8, 10, 13, 14]);
const POOL_TIMEOUT = /timeout exceeded when trying to connect|connection terminated/i;

function fieldOf(error: Error, name: string): unknown {
  return Object.getOwnPropertyDescriptor(error, name)?.value;
}

/** Whether the database is away or full for the moment, as opposed to a mistake of ours. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (POOL_TIMEOUT.test(error.message)) return true;
  const code = fieldOf(error, 'code');
  if (code === 'ERR_SQLITE_ERROR') {
    const result = fieldOf(error, 'errcode');
    return typeof result === 'number' && SQLITE_OUTAGE.has(result & 0xff);
  }
  return typeof code === 'string' && OUTAGE_CODES.test(code);
}
