import type { Queryable } from '../open.ts';
import { primary, required, texts } from './columns.ts';

/**
 * Adds invoices and their series. An order with an invoice cannot be deleted, because tax records outlive the
 * customer's account.
 */
export async function up(db: Queryable): Promise<void> {
  await texts(db.schema.createTable('invoices').addColumn('id', 'text', primary), ['kind'])
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('corrects_id', 'text', (column) => column.unique().references('invoices.id'))
    .addColumn('issued_at', 'text', required)
    .addColumn('content', 'text', required)
    .execute();
  await db.schema.createIndex('invoices_order').on('invoices').column('order_id').execute();
  await db.schema
    .createTable('invoice_series')
    .addColumn('series', 'text', primary)
    .addColumn('last', 'integer', required)
    .execute();
}
