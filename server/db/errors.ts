import { codeOf, reasonOf } from '../errorDetails.ts';

/** Node's network errors; PostgreSQL's classes 08 (connection), 53 (resources), 57 (shutdown) and 40 (conflict). */
const OUTAGE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08...|53...|57...|40...)$/;
/** SQLite result codes: busy, locked, out of memory, read-only, I/O error, full, cannot open. */
const SQLITE_OUTAGE: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14]);
const SQLITE_BUSY = 5;
const SQLITE_NOT_UNIQUE = 2067;
const POSTGRES_NOT_UNIQUE = '23505';
/** Messages of errors without a code: no connection in time, or a lost one, also in later statements of a transaction. */
const NO_CONNECTION =
  /timeout exceeded when trying to connect|connection terminated|is not queryable/i;

function sqliteResultOf(error: object): number | undefined {
  if (!('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
}

/** Whether another process is writing to the same SQLite file. */
export function isBusy(error: unknown): boolean {
  return typeof error === 'object' && error !== null && sqliteResultOf(error) === SQLITE_BUSY;
}

/** Whether a statement would have written a second row with a unique value. */
export function isDuplicate(error: unknown): boolean {
  if (codeOf(error) === POSTGRES_NOT_UNIQUE) return true;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_NOT_UNIQUE;
}

/** Whether the database is unreachable, full or locked, as opposed to a bug. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  if (code === 'ERR_SQLITE_ERROR' && typeof error === 'object' && error !== null) {
    return SQLITE_OUTAGE.has(sqliteResultOf(error) ?? -1);
  }
  return NO_CONNECTION.test(reasonOf(error)) || (code !== undefined && OUTAGE_CODES.test(code));
}
