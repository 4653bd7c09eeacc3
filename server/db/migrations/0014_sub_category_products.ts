import type { Engine, Queryable } from '../open.ts';
import { primary, refers, required } from './columns.ts';
import { createVersionTriggers } from './versionTriggers.ts';

const TABLE = 'sub_category_products';

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
  await createVersionTriggers(db, engine, TABLE);
}
