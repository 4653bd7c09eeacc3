import type { Engine, Queryable } from '../open.ts';
import { required } from './columns.ts';

/** Adds the images of fabrics in a room that the server composes, and which of them a product has. */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  await db.schema.alterTable('products').addColumn('composed_image', 'text').execute();
  await db.schema
    .createTable('room_images')
    .addColumn('key', 'text', required)
    .addColumn('size', 'text', required)
    .addColumn('file', 'text', required)
    .addColumn('content', engine === 'postgres' ? 'bytea' : 'blob', required)
    .addColumn('composed_at', 'text', required)
    .addPrimaryKeyConstraint('room_images_pk', ['key', 'file'])
    .execute();
}
