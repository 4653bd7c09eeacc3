import type { Queryable } from '../open.ts';
import { primary, required } from './columns.ts';

/**
 * Adds booked visits and days with another capacity. A seat of a slot is unique, so that the database refuses what is booked
 * twice; a cancelled booking has none.
 */
export async function up(db: Queryable): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('visit_until', 'text').execute();
  await db.schema
    .createTable('visit_bookings')
    .addColumn('id', 'text', primary)
    .addColumn('kind', 'text', required)
    .addColumn('starts_at', 'text', required)
    .addColumn('seat', 'integer')
    .addColumn('enquiry_id', 'text', (column) =>
      column.unique().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('order_id', 'text', (column) =>
      column.unique().references('orders.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', required)
    .addColumn('changed_at', 'text', required)
    .addColumn('reminded_at', 'text')
    .addUniqueConstraint('visit_bookings_seat', ['kind', 'starts_at', 'seat'])
    .execute();
  for (const column of ['user_id', 'starts_at'])
    await db.schema
      .createIndex(`visit_bookings_${column}`)
      .on('visit_bookings')
      .column(column)
      .execute();
  await db.schema
    .createTable('visit_days')
    .addColumn('kind', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('capacity', 'integer', required)
    .addPrimaryKeyConstraint('visit_days_pk', ['kind', 'day'])
    .execute();
}
