import type { Queryable } from '../open.ts';
import { primary, texts } from './columns.ts';

/** Adds the running servers of one database, each with the time of its last report. */
export async function up(db: Queryable): Promise<void> {
  await texts(db.schema.createTable('servers').addColumn('id', 'text', primary), [
    'seen_at',
  ]).execute();
}
