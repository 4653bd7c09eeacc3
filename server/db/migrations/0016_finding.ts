import type { Engine, Queryable } from '../open.ts';
import { primary, required } from './columns.ts';

/**
 * Adds attributes of products, the day on which they were added, and searches without results. The search no longer has a
 * text of its own. The next import of the catalogue fills the columns.
 */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  if (engine === 'sqlite') await db.schema.dropIndex('products_search').execute();
  const products = db.schema.alterTable('products');
  await products.dropColumn('search_text').execute();
  await products
    .addColumn('attributes', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await products.addColumn('added_on', 'text').execute();
  await db.schema
    .createTable('search_misses')
    .addColumn('term', 'text', primary)
    .addColumn('count', 'integer', required)
    .addColumn('last_day', 'text', required)
    .execute();
}
