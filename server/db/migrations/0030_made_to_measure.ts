import type { Engine, Queryable } from '../open.ts';
import { required } from './columns.ts';
import { createVersionTriggers } from './versionTriggers.ts';

/** Adds what is made to measure, and the versions of the price table. The next import of the catalogue fills them. */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  await db.schema.alterTable('products').addColumn('made_to_measure', 'text').execute();
  await db.schema.alterTable('products').addColumn('made_price_minor', 'integer').execute();
  await db.schema
    .createTable('price_tables')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text', required)
    .addColumn('is_current', 'integer', required)
    .execute();
  await createVersionTriggers(db, engine, 'price_tables');
}
