import type { Queryable } from '../open.ts';
import { primary, required } from './columns.ts';

/** Adds the pictures that the staff imported; their files are stored elsewhere (media/). */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('key', 'text', primary)
    .addColumn('size', 'text', required)
    .addColumn('unused_since', 'text')
    .execute();
}
