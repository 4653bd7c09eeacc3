import type { Queryable } from '../open.ts';

/** Links a free remake of a window to the order in which it was bought. */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('remake_of', 'text', (column) => column.references('orders.id'))
    .execute();
  await db.schema.alterTable('orders').addColumn('remake_line', 'integer').execute();
  await db.schema.alterTable('orders').addColumn('remake_reason', 'text').execute();
  await db.schema.createIndex('orders_remake_of').on('orders').column('remake_of').execute();
}
