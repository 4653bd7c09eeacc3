import type { Queryable } from '../open.ts';
import { primary, refers, texts } from './columns.ts';

/** Adds requests for samples. Their cloths are JSON with names, so that a request outlives the products of a catalogue. */
export async function up(db: Queryable): Promise<void> {
  const requests = db.schema
    .createTable('sample_requests')
    .addColumn('id', 'text', primary)
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', refers('users.id'));
  const columns = ['cloths', 'delivery', 'name', 'phone', 'address', 'city', 'language'];
  await texts(requests, [...columns, 'created_at'])
    .addColumn('sent_at', 'text')
    .addColumn('declined_at', 'text')
    .addColumn('note', 'text')
    .execute();
  for (const column of ['user_id', 'created_at'])
    await db.schema
      .createIndex(`sample_requests_${column}`)
      .on('sample_requests')
      .column(column)
      .execute();
}
