import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely';
import { boundedCache } from '../boundedCache.ts';
import { isBusy } from './errors.ts';
import { createTurns } from './turns.ts';
import type { Turns } from './turns.ts';

/** Maximum number of cached prepared statements. */
const MAX_STATEMENTS = 500;
/** Time limit of a write that waits for another process, and the interval between retries. */
const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 10;
/** Time that statements take before the event loop goes on, in ms. */
const MAX_HOLD_MS = 5;
/** Size of SQLite's page cache. */
const PAGE_CACHE_KIB = 32 * 1024;

function toInput(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored: only text, numbers, bytes and null.`);
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
  const cache = boundedCache<SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    close: () => {
      cache.clear();
      database.close();
    },
    prepare: (sql) => {
      const known = cache.get(sql);
      if (known) return known;
      const statement = toStatement(database.prepare(sql));
      cache.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Driver of the only connection, which users take in turns. What waits for another process that writes, such as an import, leaves
 * its turn to others meanwhile; Kysely's own lock would keep all reads waiting, too. Between statements the event loop goes on from
 * time to time, because they are synchronous and an order has many.
 */
class RetryingDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #turns: Turns;
  #connection: DatabaseConnection | undefined;
  #heldMs = 0;

  constructor(database: DatabaseSync, turns: Turns) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
    this.#turns = turns;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query, options) =>
        this.#retryWhileBusy(() => connection.executeQuery(query, options)),
      streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
    };
    await this.#turns.begin();
    return this.#connection;
  }

  override releaseConnection(): Promise<void> {
    this.#turns.end();
    return Promise.resolve();
  }

  /** Retries while another process writes. Within a transaction SQLite is never busy, because it begins with the lock. */
  async #retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + BUSY_TIMEOUT_MS;
    for (;;) {
      try {
        return await this.#withPauses(work);
      } catch (error) {
        const isOver = this.#database.isTransaction || performance.now() > deadline;
        if (!isBusy(error) || isOver) throw error;
      }
      this.#turns.end();
      await wait(RETRY_MS);
      await this.#turns.begin();
    }
  }

  /** Lets the event loop take other requests first when statements have held it for a while. */
  async #withPauses<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#heldMs > MAX_HOLD_MS) {
      await nextTurn();
      this.#heldMs = 0;
    }
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#heldMs += performance.now() - begun;
    }
  }

  /** Takes the write lock at the beginning, so that no later statement fails with SQLITE_BUSY. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite rolls back itself when e.g. the disk is full; a second rollback would fail and hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite supports transactional DDL, which Kysely's adapter does not use. */
class RetryingAdapter extends SqliteAdapter {
  /** Its users wait in the driver, not in Kysely. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class RetryingDialect extends SqliteDialect {
  readonly #database: DatabaseSync;
  readonly #turns = createTurns();

  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new RetryingAdapter();
  }

  override createDriver(): SqliteDriver {
    return new RetryingDriver(this.#database, this.#turns);
  }

  /** How long statements wait for the connection, in ms. */
  waitedMs(): number {
    return this.#turns.waitedMs();
  }
}

/**
 * Kysely dialect for `node:sqlite`. WAL with `synchronous=FULL` syncs on every commit, so that committed writes survive
 * a power cut.
 * @param file path of the database, or `:memory:`
 * @param content what a database in memory has at first: the bytes of a database file
 */
export function sqliteDialect(file: string, content?: Uint8Array): RetryingDialect {
  const database = new DatabaseSync(file);
  if (content !== undefined) database.deserialize(content);
  for (const pragma of [
    `busy_timeout=${BUSY_TIMEOUT_MS}`,
    'journal_mode=WAL',
    'synchronous=FULL',
    'foreign_keys=ON',
    // Zeros replace deleted rows, so that the file keeps no personal data of closed accounts.
    'secure_delete=ON',
    `cache_size=-${PAGE_CACHE_KIB}`,
    // The driver retries instead.
    'busy_timeout=0',
  ]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  return new RetryingDialect(database);
}
