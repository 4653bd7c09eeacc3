import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db, Engine, Queryable } from './open.ts';
import * as people from './migrations/0001_people.ts';
import * as showroom from './migrations/0002_showroom.ts';
import * as orders from './migrations/0003_orders.ts';
import * as orderStatusPath from './migrations/0004_order_status_path.ts';
import * as desk from './migrations/0005_desk.ts';
import * as paymentQueue from './migrations/0006_payment_queue.ts';
import * as catalogueOrder from './migrations/0010_catalogue_order.ts';
import * as catalogueVersion from './migrations/0011_catalogue_version.ts';
import * as rateLimits from './migrations/0012_rate_limits.ts';
import * as sizeUnits from './migrations/0013_size_units.ts';
import * as subCategoryProducts from './migrations/0014_sub_category_products.ts';
import * as languages from './migrations/0015_languages.ts';
import * as finding from './migrations/0016_finding.ts';
import * as invoices from './migrations/0018_invoices.ts';
import * as windows from './migrations/0019_windows.ts';
import * as account from './migrations/0020_account.ts';
import * as addresses from './migrations/0021_addresses.ts';
import * as visits from './migrations/0022_visits.ts';
import * as reviewPhotos from './migrations/0023_review_photos.ts';
import * as staffCommands from './migrations/0024_staff_commands.ts';
import * as phoneNumbers from './migrations/0025_phone_numbers.ts';
import * as loggedCommands from './migrations/0026_logged_commands.ts';
import * as workProducts from './migrations/0027_work_products.ts';
import * as mailPerson from './migrations/0028_mail_person.ts';
import * as mailLanes from './migrations/0029_mail_lanes.ts';

interface EngineMigration {
  up: (db: Queryable, engine: Engine) => Promise<void>;
}

/** All migrations by name. A released migration never changes. */
export const migrations: Readonly<Record<string, EngineMigration>> = {
  '0001_people': people,
  '0002_showroom': showroom,
  '0003_orders': orders,
  '0004_order_status_path': orderStatusPath,
  '0005_desk': desk,
  '0006_payment_queue': paymentQueue,
  '0010_catalogue_order': catalogueOrder,
  '0011_catalogue_version': catalogueVersion,
  '0012_rate_limits': rateLimits,
  '0013_size_units': sizeUnits,
  '0014_sub_category_products': subCategoryProducts,
  '0015_languages': languages,
  '0016_finding': finding,
  '0018_invoices': invoices,
  '0019_windows': windows,
  '0020_account': account,
  '0021_addresses': addresses,
  '0022_visits': visits,
  '0023_review_photos': reviewPhotos,
  '0024_staff_commands': staffCommands,
  '0025_phone_numbers': phoneNumbers,
  '0026_logged_commands': loggedCommands,
  '0027_work_products': workProducts,
  '0028_mail_person': mailPerson,
  '0029_mail_lanes': mailLanes,
};

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
  const all = Object.entries(migrations).map(
    ([name, { up }]) => [name, { up: (trx: Queryable) => up(trx, engine) }] as const,
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(all)) },
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
  return applied.length > 0 && applied.every((name) => name in migrations);
}

/** Whether a database has exactly the schema of this version. */
export async function isMigrated(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom(TABLE)
    .select('name')
    .execute()
    .catch(() => []);
  const applied = rows.map((row) => row.name);
  return isKnownSchema(applied) && applied.length === Object.keys(migrations).length;
}
