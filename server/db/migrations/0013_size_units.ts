import type { Queryable } from '../open.ts';

/** Adds the unit in which a size is sold, and its price before a reduction. Existing rows have neither. */
export async function up(db: Queryable): Promise<void> {
  const sizes = db.schema.alterTable('product_sizes');
  await sizes.addColumn('sold_as', 'text').execute();
  await sizes.addColumn('original_price_minor', 'integer').execute();
  await db.schema.alterTable('order_items').addColumn('sold_as', 'text').execute();
}
