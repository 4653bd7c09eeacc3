import { sql } from 'kysely';
import { isoAfter } from '../clock.ts';
import type { Db, Engine } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { IDEMPOTENCY_LIFE_MS, RETENTION } from '../limits/customers.ts';
import { DEVICE_LIFE_MS } from '../limits/signIn.ts';
import { deleteOldConfigurations } from './configurations.ts';
import { deleteExcessQuotes } from './deletedQuotes.ts';

interface Retention {
  table: keyof Tables;
  /** Timestamp that the age counts from. */
  column: string;
  ageMs: number;
}

const EXPIRING_ROWS: readonly Retention[] = [
  { table: 'sign_in_codes', column: 'expires_at', ageMs: RETENTION.codesMs },
  { table: 'closing_codes', column: 'expires_at', ageMs: RETENTION.codesMs },
  { table: 'idempotency_keys', column: 'created_at', ageMs: IDEMPOTENCY_LIFE_MS },
  { table: 'throttles', column: 'updated_at', ageMs: RETENTION.rateLimitsMs },
  { table: 'sessions', column: 'expires_at', ageMs: RETENTION.sessionsMs },
  { table: 'devices', column: 'signed_in_at', ageMs: DEVICE_LIFE_MS },
  { table: 'mails', column: 'created_at', ageMs: RETENTION.mailsMs },
  { table: 'payment_events', column: 'received_at', ageMs: RETENTION.paymentEventsMs },
  { table: 'enquiries', column: 'created_at', ageMs: RETENTION.enquiriesMs },
  { table: 'visit_bookings', column: 'starts_at', ageMs: RETENTION.enquiriesMs },
  { table: 'visit_days', column: 'day', ageMs: RETENTION.enquiriesMs },
  { table: 'quotes', column: 'created_at', ageMs: RETENTION.quotesMs },
  { table: 'complaints', column: 'created_at', ageMs: RETENTION.complaintsMs },
  { table: 'sample_requests', column: 'created_at', ageMs: RETENTION.samplesMs },
  { table: 'stock_watches', column: 'expires_at', ageMs: 0 },
  { table: 'measured_windows', column: 'erased_at', ageMs: RETENTION.erasedWindowsMs },
  // Of photos that are not released.
  { table: 'review_photos', column: 'expires_at', ageMs: 0 },
  { table: 'staff_commands', column: 'at', ageMs: RETENTION.staffCommandsMs },
  { table: 'search_misses', column: 'last_day', ageMs: RETENTION.searchMissesMs },
];

/**
 * Rows to delete. On PostgreSQL without those that a transaction has locked: a statement that waits for a row while it
 * has locked others would deadlock with requests that lock them in another order. The next run deletes them.
 */
function expiredRows({ table, column }: Retention, before: string, engine: Engine) {
  const isExpired = sql`${sql.ref(column)} < ${before}`;
  if (engine === 'sqlite') return isExpired;
  const unused = sql`select ctid from ${sql.table(table)} where ${isExpired} for update skip locked`;
  return sql`ctid = any(array(${unused}))`;
}

/** Deletes expired rows, so that no personal data is kept longer than needed. */
export async function deleteExpired({ db, engine }: { db: Db; engine: Engine }, now: Date) {
  for (const kind of EXPIRING_ROWS) {
    const expired = expiredRows(kind, isoAfter(now, -kind.ageMs), engine);
    await sql`delete from ${sql.table(kind.table)} where ${expired}`.execute(db);
  }
  await deleteOldConfigurations(db, now);
  await deleteExcessQuotes(db);
}
