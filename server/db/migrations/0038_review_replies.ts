import type { Queryable } from '../open.ts';
import { refers, required } from './columns.ts';

/** The shop's answers to reviews. In a table of their own, because an import of a catalogue writes reviews. */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .createTable('review_replies')
    .addColumn('review_id', 'text', (column) => refers('reviews.id')(column).primaryKey())
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
}
