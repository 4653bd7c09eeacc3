import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Transaction } from 'kysely';
import { OWNER_ONLY_FOLDER, makeOwnerOnlyFile } from '../filePermissions.ts';
import { claimDataDir } from './ownership.ts';
import { DATABASE_CONNECTIONS } from '../limits/servers.ts';
import { openPool, postgresDialect } from './postgres.ts';
import type { PoolOptions } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** The database, or a transaction on it. */
export type Queryable = Db | Tx;
export type Engine = 'sqlite' | 'postgres';

/** Connections of a pool. */
export interface PoolUse {
  used: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

export interface OpenDatabase {
  db: Db;
  engine: Engine;
  /** Location of the data, without credentials. */
  place: string;
  /** Only PostgreSQL has a pool. */
  poolUse?: () => PoolUse;
  /** How long statements wait for SQLite's only connection, in ms. For a connection of a pool there is a time limit. */
  waitedMs?: () => number;
  close: () => Promise<void>;
}

export interface DatabaseLocation {
  /** PostgreSQL if set, else SQLite in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** Connections to PostgreSQL at most. */
  maxConnections?: number;
  /** Called when PostgreSQL drops a connection while no statement runs on it. */
  onIdleError: (error: Error) => void;
}

/** Path of the SQLite database in a data directory. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'sadeel.sqlite');
}

/**
 * Opens the configured database and claims its data directory.
 * @throws DataDirInUseError
 */
export function openDatabase(location: DatabaseLocation): OpenDatabase {
  if (location.databaseUrl) return connectDatabase(location);
  mkdirSync(location.dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const release = claimDataDir(location.dataDir);
  const open = connectDatabase(location);
  const close = async (): Promise<void> => {
    await open.close();
    release();
  };
  return { ...open, close };
}

/** Opens the database without claiming the data directory, e.g. for the command line. */
export function connectDatabase({
  databaseUrl,
  dataDir,
  maxConnections = DATABASE_CONNECTIONS,
  onIdleError,
}: DatabaseLocation): OpenDatabase {
  if (databaseUrl) return openPostgres(databaseUrl, { maxConnections, onIdleError });
  const file = sqliteFile(dataDir);
  makeOwnerOnlyFile(file);
  return openSqlite(file);
}

/** Opens an in-memory database, empty or with the content of a database file; for tests. */
export function openMemoryDatabase(content?: Uint8Array): OpenDatabase {
  return openSqlite(':memory:', content);
}

function openSqlite(file: string, content?: Uint8Array): OpenDatabase {
  const dialect = sqliteDialect(file, content);
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    engine: 'sqlite',
    place: file,
    waitedMs: () => dialect.waitedMs(),
    close: () => db.destroy(),
  };
}

function openPostgres(url: string, options: PoolOptions): OpenDatabase {
  const pool = openPool(url, options);
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  const { host, pathname } = new URL(url);
  return {
    db,
    engine: 'postgres',
    place: `PostgreSQL ${host}${pathname}`,
    poolUse: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}
