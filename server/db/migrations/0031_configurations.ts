import type { Queryable } from '../open.ts';
import { primary, refers, required } from './columns.ts';

/**
 * Adds kept prices of finished windows, the cart lines of them, and their snapshot in an order. Products are named without
 * a foreign key, so that a removed product leaves the line of a cart, which says so.
 */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .createTable('configurations')
    .addColumn('id', 'text', primary)
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('device', 'text')
    .addColumn('product_id', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('price_minor', 'integer', required)
    .addColumn('table_version', 'integer', required)
    .addColumn('kept_at', 'text', required)
    .addColumn('valid_until', 'text', required)
    .execute();
  for (const column of ['user_id', 'device', 'kept_at'])
    await db.schema
      .createIndex(`configurations_${column}`)
      .on('configurations')
      .column(column)
      .execute();
  await db.schema
    .createTable('cart_configurations')
    .addColumn('id', 'text', primary)
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('product_id', 'text', required)
    .addColumn('size_id', 'text', refers('configurations.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('cart_configurations_line', ['user_id', 'product_id', 'size_id'])
    .execute();
  await db.schema
    .createIndex('cart_configurations_size')
    .on('cart_configurations')
    .column('size_id')
    .execute();
  await db.schema.alterTable('order_items').addColumn('configuration', 'text').execute();
  await db.schema.createIndex('order_items_size').on('order_items').column('size_id').execute();
}
