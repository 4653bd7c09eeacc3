import { sql } from 'kysely';
import type { Engine, Queryable } from '../open.ts';
import { refers, required, texts } from './columns.ts';

async function createSqliteTriggers(db: Queryable): Promise<void> {
  for (const change of ['insert', 'update', 'delete'] as const) {
    await sql`
      create trigger ${sql.ref(`catalogue_texts_version_${change}`)}
      after ${sql.raw(change)} on catalogue_texts
      begin
        update catalogue_version set version = version + 1;
      end`.execute(db);
  }
}

async function createPostgresTrigger(db: Queryable): Promise<void> {
  await sql`
    create trigger catalogue_texts_version
    after insert or update or delete or truncate on catalogue_texts
    for each statement execute function count_catalogue_version()`.execute(db);
}

/**
 * Translations of the catalogue and of order items, and the language of orders and enquiries.
 * Existing rows are English, and so are those that a running server of the previous version inserts.
 */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  await texts(db.schema.createTable('catalogue_texts'), ['kind', 'id', 'lang', 'texts'])
    .addPrimaryKeyConstraint('catalogue_texts_pk', ['kind', 'id', 'lang'])
    .execute();
  await (engine === 'postgres' ? createPostgresTrigger(db) : createSqliteTriggers(db));
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
