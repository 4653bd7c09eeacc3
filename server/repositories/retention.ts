import { sql } from 'kysely';
import { DAY, isoAfter } from '../clock.ts';
import type { Queryable } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { DEVICE_LIFE_MS, IDEMPOTENCY_LIFE_MS } from '../limits.ts';

interface Retention {
  table: keyof Tables;
  /** Timestamp that the age counts from. */
  column: string;
  ageMs: number;
}

/** How long rows are kept. */
const RETENTION: readonly Retention[] = [
  { table: 'sign_in_codes', column: 'expires_at', ageMs: DAY },
  { table: 'idempotency_keys', column: 'created_at', ageMs: IDEMPOTENCY_LIFE_MS },
  { table: 'throttles', column: 'updated_at', ageMs: 31 * DAY },
  { table: 'sessions', column: 'expires_at', ageMs: DAY },
  { table: 'devices', column: 'signed_in_at', ageMs: DEVICE_LIFE_MS },
  { table: 'mails', column: 'created_at', ageMs: 7 * DAY },
  // Providers resend events for days only.
  { table: 'payment_events', column: 'received_at', ageMs: 90 * DAY },
  { table: 'enquiries', column: 'created_at', ageMs: 365 * DAY },
];

/** Deletes expired rows, so that no personal data is kept longer than needed. */
export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  for (const { table, column, ageMs } of RETENTION) {
    const before = isoAfter(now, -ageMs);
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}`.execute(db);
  }
}
