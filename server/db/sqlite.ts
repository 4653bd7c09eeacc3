import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements kept ready; the shop has far fewer different ones. */
const CACHE_SIZE = 500;

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

/**
 * Kysely on the built-in `node:sqlite`.
 * An acknowledged write survives a power cut: WAL with `synchronous=FULL` syncs on every commit.
 * @param file path of the database, or `:memory:`
 */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file);
  for (const pragma of [
    'journal_mode=WAL',
    'synchronous=FULL',
    'foreign_keys=ON',
    'busy_timeout=5000',
  ]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  return new SqliteDialect({ database: toKyselyDatabase(database) });
}
