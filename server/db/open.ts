import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Transaction } from 'kysely';
import { OWNER_ONLY_FOLDER, makeOwnerOnlyFile } from './ownerOnly.ts';
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

/** The database of a data directory. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'sadeel.sqlite');
}

/**
 * Opens the database that the configuration names, as its one server.
 * @throws DataDirInUseError when another server has the same data directory
 */
export function openDatabase(location: DatabaseLocation): OpenDatabase {
  if (location.databaseUrl) return openBeside(location);
  mkdirSync(location.dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const release = claimDataDir(location.dataDir);
  const open = openBeside(location);
  const close = async (): Promise<void> => {
    await open.close();
    release();
  };
  return { ...open, close };
}

/** Opens the database while a server may be running on it, as the command line does. */
export function openBeside({ databaseUrl, dataDir, onIdleError }: DatabaseLocation): OpenDatabase {
  if (databaseUrl) return openPostgres(databaseUrl, onIdleError);
  const file = sqliteFile(dataDir);
  makeOwnerOnlyFile(file);
  return openSqlite(file);
}

/** An empty database that lives as long as the process; for tests. */
export function openMemoryDatabase(): OpenDatabase {
  return openSqlite(':memory:');
}

function openSqlite(file: string): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  return { db, engine: 'sqlite', place: file, close: () => db.destroy() };
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
