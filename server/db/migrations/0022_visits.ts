import type { Queryable } from '../open.ts';
import { required } from './columns.ts';

/** Adds the visit of an appointment request: notes, calendar file and what the staff agreed. */
export async function up(db: Queryable): Promise<void> {
  const enquiries = () => db.schema.alterTable('enquiries');
  await enquiries()
    .addColumn('notes', 'text', (column) => required(column).defaultTo(''))
    .execute();
  await enquiries().addColumn('visit_token', 'text').execute();
  await enquiries()
    .addColumn('visit_status', 'text', (column) => required(column).defaultTo('requested'))
    .execute();
  await enquiries()
    .addColumn('visit_sequence', 'integer', (column) => required(column).defaultTo(0))
    .execute();
  await enquiries().addColumn('visit_changed_at', 'text').execute();
  await db.schema
    .createIndex('enquiries_visit_token')
    .unique()
    .on('enquiries')
    .column('visit_token')
    .execute();
}
