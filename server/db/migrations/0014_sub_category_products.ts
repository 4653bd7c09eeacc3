import { sql } from 'kysely';
import type { Engine, Queryable } from '../open.ts';
import { primary, refers, required } from './columns.ts';

const TABLE = 'sub_category_products';

async function createTriggers(db: Queryable, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await sql`
      create trigger ${sql.ref(`${TABLE}_version`)}
      after insert or update or delete or truncate on ${sql.table(TABLE)}
      for each statement execute function count_catalogue_version()`.execute(db);
    return;
  }
  for (const change of ['insert', 'update', 'delete'] as const) {
    await sql`
      create trigger ${sql.ref(`${TABLE}_version_${change}`)}
      after ${sql.raw(change)} on ${sql.table(TABLE)}
      begin
        update catalogue_version set version = version + 1;
      end`.execute(db);
  }
}

/** Adds which products fit which sub-categories. The next import of the catalogue fills it. */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  await db.schema
    .createTable(TABLE)
    .addColumn('id', 'text', primary)
    .addColumn('position', 'integer', required)
    .addColumn('sub_category_id', 'text', refers('sub_categories.id'))
    .addColumn('product_id', 'text', refers('products.id'))
    .addUniqueConstraint('sub_category_products_once', ['sub_category_id', 'product_id'])
    .execute();
  // For the foreign key; the unique constraint starts with the sub-category.
  await db.schema
    .createIndex('sub_category_products_product')
    .on(TABLE)
    .column('product_id')
    .execute();
  await createTriggers(db, engine);
}
