import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Transaction } from 'kysely';
import { claimDataDir } from './ownership.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** What a repository needs: the database itself or a transaction on it. */
export type Queryable = Db | Tx;
export type Engine = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Db;
  engine: Engine;
  /** Where the data is, in words without secrets. */
  place: string;
  close: () => Promise<void>;
}

export interface DatabaseLocation {
  /** PostgreSQL when given, else SQLite in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** Told when PostgreSQL drops a connection that nobody is using. */
  onIdleError: (error: Error) => void;
}

/**
 * Opens the database that the configuration names.
 * @throws DataDirInUseError when another process has the same data directory
 */
export function openDatabase(location: DatabaseLocation): OpenDatabase {
  if (location.databaseUrl) return openPostgres(location.databaseUrl, location.onIdleError);
  mkdirSync(location.dataDir, { recursive: true });
  const release = claimDataDir(location.dataDir);
  const file = join(location.dataDir, 'sadeel.sqlite');
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const close = async (): Promise<void> => {
    await db.destroy();
    release();
  };
  return { db, engine: 'sqlite', place: file, close };
}

/** An empty database that lives as long as the process; for tests. */
export function openMemoryDatabase(): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:') });
  return { db, engine: 'sqlite', place: 'memory', close: () => db.destroy() };
}

function openPostgres(url: string, onIdleError: (error: Error) => void): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, onIdleError) });
  const { host, pathname } = new URL(url);
  return {
    db,
    engine: 'postgres',
    place: `PostgreSQL ${host}${pathname}`,
    close: () => db.destroy(),
  };
}
