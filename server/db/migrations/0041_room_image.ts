import type { Queryable } from '../open.ts';

/** Adds the image that shows a product at a window; existing products have none. */
export async function up(db: Queryable): Promise<void> {
  await db.schema.alterTable('products').addColumn('room_image', 'text').execute();
}
