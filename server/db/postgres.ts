import { PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type { Kysely, MigrationLockOptions } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/** Parses 64-bit integers as numbers; pg returns them as text. */
function readInt8(text: string): number {
  return Number(text);
}

/** Disables the statement timeout while a migration runs or waits for another server. */
class UntimedMigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    db: Kysely<unknown>,
    options: MigrationLockOptions,
  ): Promise<void> {
    await sql`set statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }

  override async releaseMigrationLock(
    db: Kysely<unknown>,
    options: MigrationLockOptions,
  ): Promise<void> {
    await super.releaseMigrationLock(db, options);
    await sql`reset statement_timeout`.execute(db);
  }
}

class ShopPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UntimedMigrationAdapter();
  }
}

export interface PoolOptions {
  maxConnections: number;
  /** Called when PostgreSQL drops a connection while no statement runs on it. */
  onIdleError: (error: Error) => void;
}

/**
 * Connections to PostgreSQL. All waits have timeouts, so that a stalled database results in a 503.
 * @param url `postgres://user:password@host:5432/database`
 */
export function openPool(url: string, { maxConnections, onIdleError }: PoolOptions): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, readInt8);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: maxConnections,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Also of a connection in use: an 'error' event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  // The same error again, for a connection that is idle.
  pool.on('error', () => undefined);
  return pool;
}

/** Kysely dialect for PostgreSQL. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new ShopPostgresDialect({ pool });
}
