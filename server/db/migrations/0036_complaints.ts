import type { Engine, Queryable } from '../open.ts';
import { primary, refers, required, texts } from './columns.ts';

/** Adds complaints about orders with their photos. Lines of orders are no foreign keys, because they never change. */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  const complaints = db.schema
    .createTable('complaints')
    .addColumn('id', 'text', primary)
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('order_id', 'text', refers('orders.id'));
  await texts(complaints, ['kind', 'items', 'text', 'language', 'created_at'])
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('closed_at', 'text')
    .execute();
  for (const column of ['user_id', 'order_id', 'created_at'])
    await db.schema.createIndex(`complaints_${column}`).on('complaints').column(column).execute();
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';
  await db.schema
    .createTable('complaint_photos')
    .addColumn('id', 'text', primary)
    .addColumn('complaint_id', 'text', refers('complaints.id'))
    .addColumn('position', 'integer', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    // Last, because SQLite reads a row's columns in this order.
    .addColumn('thumbnail', bytes, required)
    .addColumn('image', bytes, required)
    .execute();
  await db.schema
    .createIndex('complaint_photos_complaint_id')
    .on('complaint_photos')
    .column('complaint_id')
    .execute();
}
