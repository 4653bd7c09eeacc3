import type { Engine, Queryable } from '../open.ts';
import { refers, required, texts } from './columns.ts';
import { createVersionTriggers } from './versionTriggers.ts';

/**
 * Translations of the catalogue and of order items, and the language of orders and enquiries.
 * Existing rows are English, and so are those that a running server of the previous version inserts.
 */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  await texts(db.schema.createTable('catalogue_texts'), ['kind', 'id', 'lang', 'texts'])
    .addPrimaryKeyConstraint('catalogue_texts_pk', ['kind', 'id', 'lang'])
    .execute();
  await createVersionTriggers(db, engine, 'catalogue_texts');
  await db.schema
    .createTable('order_item_texts')
    .addColumn('item_id', 'text', refers('order_items.id'))
    .addColumn('lang', 'text', required)
    .addColumn('product_name', 'text')
    .addColumn('size_label', 'text')
    .addPrimaryKeyConstraint('order_item_texts_pk', ['item_id', 'lang'])
    .execute();
  for (const table of ['orders', 'enquiries'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
  }
}
