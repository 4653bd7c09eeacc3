import type { Queryable } from '../open.ts';
import { primary, refers, required } from './columns.ts';

/** Adds quotations with their lines as they were offered. Nothing of the catalogue is a foreign key, so that an import loses none. */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .createTable('quotes')
    .addColumn('id', 'text', primary)
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('device', 'text')
    .addColumn('email', 'text')
    .addColumn('enquiry_id', 'text')
    .addColumn('language', 'text', required)
    .addColumn('terms', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('valid_until', 'text', required)
    .addColumn('revoked_at', 'text')
    .addColumn('accepted_at', 'text')
    .addColumn('accepted_by', 'text', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('revises', 'text', (column) =>
      column.unique().references('quotes.id').onDelete('set null'),
    )
    .execute();
  for (const column of ['user_id', 'device', 'email', 'created_at', 'accepted_by', 'enquiry_id'])
    await db.schema.createIndex(`quotes_${column}`).on('quotes').column(column).execute();
  await db.schema
    .createTable('quote_lines')
    .addColumn('quote_id', 'text', refers('quotes.id'))
    .addColumn('position', 'integer', required)
    .addColumn('product_id', 'text', required)
    .addColumn('size_id', 'text', required)
    .addColumn('quantity', 'integer', required)
    .addColumn('price_minor', 'integer', required)
    .addColumn('content', 'text', required)
    .addPrimaryKeyConstraint('quote_lines_pk', ['quote_id', 'position'])
    .execute();
}
