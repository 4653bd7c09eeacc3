import type { Engine, Queryable } from '../open.ts';

/**
 * Lists of products are read in catalogue order, whole or by category, without sorting. On SQLite a search runs through
 * an index that holds the searched text; PostgreSQL's indexes take no text that long.
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
