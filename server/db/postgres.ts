import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/** Counts and totals arrive as 64-bit integers, which pg hands over as text; here they are always numbers. */
function readInt8(text: string): number {
  return Number(text);
}

/**
 * Kysely on PostgreSQL. Waiting is bounded everywhere, so a stalled database becomes a 503 and not a hanging page.
 * @param url `postgres://user:password@host:5432/database`
 */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): PostgresDialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, readInt8);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
  });
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
}
