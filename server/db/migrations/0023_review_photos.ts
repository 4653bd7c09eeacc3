import type { Engine, Queryable } from '../open.ts';
import { primary, refers, required } from './columns.ts';

/** Adds the photos of reviews. */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';
  await db.schema
    .createTable('review_photos')
    .addColumn('id', 'text', primary)
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('review_id', 'text', (column) => column.references('reviews.id').onDelete('cascade'))
    .addColumn('position', 'integer', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text')
    .addColumn('released_at', 'text')
    // Last, because SQLite reads a row's columns in this order.
    .addColumn('thumbnail', bytes, required)
    .addColumn('image', bytes, required)
    .execute();
  for (const column of ['user_id', 'review_id', 'expires_at']) {
    await db.schema
      .createIndex(`review_photos_${column}`)
      .on('review_photos')
      .column(column)
      .execute();
  }
}
