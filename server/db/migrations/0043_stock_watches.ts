import type { Queryable } from '../open.ts';
import { primary, refers, texts } from './columns.ts';

/** Adds the wishes to hear of a cloth that is back in stock: one per address and product, gone with the product. */
export async function up(db: Queryable): Promise<void> {
  const watches = db.schema
    .createTable('stock_watches')
    .addColumn('id', 'text', primary)
    .addColumn('product_id', 'text', refers('products.id'));
  await texts(watches, ['email', 'language', 'created_at', 'expires_at'])
    .addColumn('confirmed_at', 'text')
    .addUniqueConstraint('stock_watches_address', ['email', 'product_id'])
    .execute();
  for (const column of ['product_id', 'expires_at'])
    await db.schema
      .createIndex(`stock_watches_${column}`)
      .on('stock_watches')
      .column(column)
      .execute();
}
