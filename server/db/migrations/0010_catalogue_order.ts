import type { Engine, Queryable } from '../open.ts';

/**
 * Indexes for product lists in catalogue order.
 * Only SQLite indexes the search text; PostgreSQL's indexes do not support text of that length.
 */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  await db.schema
    .createIndex('products_position')
    .on('products')
    .columns(['position', 'id'])
    .execute();
  await db.schema
    .createIndex('products_category')
    .on('products')
    .columns(['category_id', 'position'])
    .execute();
  if (engine === 'sqlite') {
    await db.schema
      .createIndex('products_search')
      .on('products')
      .columns(['position', 'search_text', 'id'])
      .execute();
  }
}
