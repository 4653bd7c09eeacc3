import type { Queryable } from '../open.ts';

/** When the staff began to cut the finished windows of an order, and when they were made. */
export async function up(db: Queryable): Promise<void> {
  await db.schema.alterTable('orders').addColumn('cut_at', 'text').execute();
  await db.schema.alterTable('orders').addColumn('made_at', 'text').execute();
}
