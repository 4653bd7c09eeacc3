import { sql } from 'kysely';
import type { Queryable } from '../open.ts';
import { primary, refers, required, texts } from './columns.ts';

async function createCart(db: Queryable): Promise<void> {
  await db.schema
    .createTable('cart_lines')
    .addColumn('id', 'text', primary)
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('product_id', 'text', refers('products.id'))
    .addColumn('size_id', 'text', refers('product_sizes.id'))
    .addColumn('quantity', 'integer', (column) =>
      column.notNull().check(sql`quantity between 1 and 99`),
    )
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('cart_lines_one_per_size', ['user_id', 'product_id', 'size_id'])
    .execute();
}

async function createOrders(db: Queryable): Promise<void> {
  await texts(db.schema.createTable('orders').addColumn('id', 'text', primary), [
    'status',
    'currency',
    'payment_type',
    'first_name',
    'last_name',
    'company_name',
    'country',
    'address',
    'pin_code',
    'city',
    'dial_code',
    'phone',
    'email',
    'additional_info',
    'created_at',
    'updated_at',
  ])
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('order_number', 'text', (column) => column.notNull().unique())
    .addColumn('pay_token', 'text', (column) => column.notNull().unique())
    .addColumn('sub_total_minor', 'bigint', required)
    .addColumn('shipping_minor', 'bigint', required)
    .addColumn('total_minor', 'bigint', required)
    .addColumn('cancel_reason', 'text')
    .addColumn('cancel_comment', 'text')
    .addCheckConstraint('orders_total_adds_up', sql`total_minor = sub_total_minor + shipping_minor`)
    .execute();
  await db.schema
    .createIndex('orders_user')
    .on('orders')
    .columns(['user_id', 'created_at'])
    .execute();
  await texts(db.schema.createTable('order_items').addColumn('id', 'text', primary), [
    'product_id',
    'size_id',
    'product_name',
    'size_label',
    'image',
  ])
    .addColumn('order_id', 'text', refers('orders.id'))
    .addColumn('position', 'integer', required)
    .addColumn('unit_price_minor', 'integer', required)
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .execute();
  await db.schema.createIndex('items_order').on('order_items').column('order_id').execute();
  await db.schema
    .createTable('order_status_history')
    .addColumn('id', 'text', primary)
    .addColumn('order_id', 'text', refers('orders.id'))
    .addColumn('status', 'text', required)
    .addColumn('at', 'text', required)
    .addUniqueConstraint('order_status_once', ['order_id', 'status'])
    .execute();
}

async function createPayments(db: Queryable): Promise<void> {
  await texts(db.schema.createTable('payments').addColumn('id', 'text', primary), [
    'provider',
    'state',
    'currency',
    'created_at',
    'updated_at',
  ])
    .addColumn('order_id', 'text', refers('orders.id'))
    .addColumn('amount_minor', 'bigint', required)
    .addColumn('reference', 'text')
    .addColumn('url', 'text')
    .addUniqueConstraint('payments_reference_once', ['provider', 'reference'])
    .execute();
  await db.schema
    .createIndex('payments_one_running')
    .on('payments')
    .column('order_id')
    .unique()
    .where(sql.ref('state'), 'in', sql`('created', 'open')`)
    .execute();
  await db.schema.createIndex('payments_order').on('payments').column('order_id').execute();
  await db.schema
    .createTable('payment_events')
    .addColumn('provider', 'text', required)
    .addColumn('event_id', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('received_at', 'text', required)
    .addPrimaryKeyConstraint('payment_events_pk', ['provider', 'event_id'])
    .execute();
}

/** Carts, orders with their items and history, and payments. */
export async function up(db: Queryable): Promise<void> {
  await createCart(db);
  await createOrders(db);
  await createPayments(db);
}
