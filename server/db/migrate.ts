import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db, Engine, Queryable } from './open.ts';

interface EngineMigration {
  up: (db: Queryable, engine: Engine) => Promise<void>;
}

/** Names of all migrations: the numbered files of the folder. A released migration never changes. */
export const migrationNames: readonly string[] = readdirSync(
  join(import.meta.dirname, 'migrations'),
)
  .flatMap((file) => /^(\d{4}_\w+)\.ts$/.exec(file)?.[1] ?? [])
  .toSorted();

/** The code of a migration. */
export const loadMigration = (name: string) =>
  import(`./migrations/${name}.ts`) as Promise<EngineMigration>;

/** Thrown when the database has migrations of a newer version. */
export class NewerSchemaError extends Error {}

const TABLE = 'migrations';
/** Id of the PostgreSQL advisory lock for upgrading the migrations table. */
const UPGRADE_LOCK_ID = 5_324_401;

async function currentSchema(db: Queryable): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

/** Renames `applied_at` of versions before Kysely's Migrator to the column that it expects. */
async function upgradeMigrationsTable(db: Db, schema: string | undefined): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (schema !== undefined) {
      await sql`select pg_advisory_xact_lock(${sql.lit(UPGRADE_LOCK_ID)})`.execute(trx);
    }
    const tables = await trx.introspection.getTables();
    const table = tables.find((one) => one.name === TABLE && one.schema === schema);
    if (!table?.columns.some(({ name }) => name === 'applied_at')) return;
    await trx.schema.alterTable(TABLE).renameColumn('applied_at', 'timestamp').execute();
  });
}

/** Runs all pending migrations in one transaction. @returns their names */
export async function migrate(db: Db, engine: Engine): Promise<string[]> {
  // Skips the Migrator's introspection, which is slow in comparison, on most starts.
  if (await isMigrated(db)) return [];
  const schema = engine === 'postgres' ? await currentSchema(db) : undefined;
  await upgradeMigrationsTable(db, schema);
  const all = migrationNames.map(async (name) => {
    const { up } = await loadMigration(name);
    return [name, { up: (trx: Queryable) => up(trx, engine) }] as const;
  });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(await Promise.all(all)) },
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
    migrationTableSchema: schema,
    // Timestamps may be out of order after a system clock was set back.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new NewerSchemaError('The database was migrated by a newer version. Update the program.');
  }
  if (error !== undefined) throw error as Error;
  return results.map(({ migrationName }) => migrationName);
}

/** Whether this version contains every applied migration. */
export function isKnownSchema(applied: readonly string[]): boolean {
  return applied.length > 0 && applied.every((name) => migrationNames.includes(name));
}

/** Whether a database has exactly the schema of this version. */
export async function isMigrated(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom(TABLE)
    .select('name')
    .execute()
    .catch(() => []);
  const applied = rows.map((row) => row.name);
  return isKnownSchema(applied) && applied.length === migrationNames.length;
}
