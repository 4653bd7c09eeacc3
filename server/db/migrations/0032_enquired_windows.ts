import type { Queryable } from '../open.ts';
import { refers, required } from './columns.ts';

/** Adds the finished windows that a visitor configured before asking for a visit. */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .createTable('enquired_windows')
    .addColumn('enquiry_id', 'text', refers('enquiries.id'))
    .addColumn('size_id', 'text', refers('configurations.id'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('enquired_windows_pk', ['enquiry_id', 'size_id'])
    .execute();
  await db.schema
    .createIndex('enquired_windows_size')
    .on('enquired_windows')
    .column('size_id')
    .execute();
}
