import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely';
import { isBusy } from './errors.ts';

/** Statements kept ready; the shop has far fewer different ones. */
const CACHE_SIZE = 500;
/** How long a write waits for one of another process, e.g. an import, and how often it tries. */
const PATIENCE_MS = 5000;
const RETRY_MS = 10;
/** Pages kept in memory, in KiB: the whole catalogue and what customers touched last. */
const PAGE_CACHE_KIB = 32 * 1024;

function toInput(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`A ${typeof value} cannot be stored: only text, numbers and null.`);
}

function toStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInput)),
    run: (parameters) => statement.run(...parameters.map(toInput)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
  };
}

function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => {
      cache.clear();
      database.close();
    },
    prepare: (sql) => {
      const known = cache.get(sql);
      if (known) return known;
      const statement = toStatement(database.prepare(sql));
      if (cache.size >= CACHE_SIZE) cache.clear();
      cache.set(sql, statement);
      return statement;
    },
  };
}

/** Tries again while another process writes; unlike SQLite's own waiting this holds up nobody else here. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}

class PatientDriver extends SqliteDriver {
  #patient: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#patient ??= {
      executeQuery: (query, options) => patiently(() => connection.executeQuery(query, options)),
      streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
    };
    return this.#patient;
  }

  /** Every transaction of the shop writes: it takes its turn at once, so that no later statement can be refused. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class PatientDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver({ database: this.#database });
  }
}

/**
 * Kysely on the built-in `node:sqlite`.
 * An acknowledged write survives a power cut: WAL with `synchronous=FULL` syncs on every commit.
 * @param file path of the database, or `:memory:`
 */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file);
  for (const pragma of [
    `busy_timeout=${PATIENCE_MS}`,
    'journal_mode=WAL',
    'synchronous=FULL',
    'foreign_keys=ON',
    `cache_size=-${PAGE_CACHE_KIB}`,
    // From here on the driver waits.
    'busy_timeout=0',
  ]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  return new PatientDialect(toKyselyDatabase(database));
}
