import { sql } from 'kysely';
import type { Db, Engine, Queryable } from './open.ts';
import * as people from './migrations/0001_people.ts';
import * as showroom from './migrations/0002_showroom.ts';
import * as orders from './migrations/0003_orders.ts';
import * as orderStatusPath from './migrations/0004_order_status_path.ts';
import * as desk from './migrations/0005_desk.ts';
import * as paymentQueue from './migrations/0006_payment_queue.ts';
import * as catalogueOrder from './migrations/0010_catalogue_order.ts';
import * as catalogueVersion from './migrations/0011_catalogue_version.ts';

/** One numbered step; it never changes once released. */
export interface Migration {
  up: (db: Queryable, engine: Engine) => Promise<void>;
}

const migrations: Record<string, Migration> = {
  '0001_people': people,
  '0002_showroom': showroom,
  '0003_orders': orders,
  '0004_order_status_path': orderStatusPath,
  '0005_desk': desk,
  '0006_payment_queue': paymentQueue,
  '0010_catalogue_order': catalogueOrder,
  '0011_catalogue_version': catalogueVersion,
};

/** Any fixed number: it names the lock that keeps two servers from migrating at once. */
const LOCK_ID = 5_324_401;

/** Waits as long as another server migrates; a step itself may take long too. Both settings end with the transaction. */
async function waitForOthers(trx: Queryable): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(trx);
}

/**
 * Brings the database to the newest schema. All pending steps run in one transaction: either every one is applied
 * and recorded, or none.
 * @returns names of the steps that were applied now
 */
export async function migrate(db: Db, engine: Engine, now: Date): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await waitForOthers(trx);
    await trx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const done = await trx.selectFrom('migrations').select('name').execute();
    const pending = Object.keys(migrations).filter(
      (name) => !done.some((row) => row.name === name),
    );
    for (const name of pending) {
      await migrations[name]?.up(trx, engine);
      await trx.insertInto('migrations').values({ name, applied_at: now.toISOString() }).execute();
    }
    return pending;
  });
}

/** Whether this program knows every step that a database has taken. */
export function isKnownSchema(steps: readonly string[]): boolean {
  return steps.length > 0 && steps.every((name) => name in migrations);
}

/** Whether a database has exactly the schema of this program. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = await db
    .selectFrom('migrations')
    .select('name')
    .execute()
    .catch(() => []);
  const steps = done.map((row) => row.name);
  return isKnownSchema(steps) && steps.length === Object.keys(migrations).length;
}
