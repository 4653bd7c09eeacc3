import type { Engine, Queryable } from '../open.ts';
import { primary, required, texts } from './columns.ts';
import { createVersionTriggers } from './versionTriggers.ts';

/** Adds promotions, and the first and last day of slides and marquee lines; existing ones always show. */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  for (const table of ['banners', 'marquee_items'])
    for (const day of ['first_day', 'last_day'])
      await db.schema.alterTable(table).addColumn(day, 'text').execute();
  const promotions = db.schema
    .createTable('promotions')
    .addColumn('id', 'text', primary)
    .addColumn('position', 'integer', required);
  await texts(promotions, ['heading', 'text', 'link_label', 'link'])
    .addColumn('image', 'text')
    .addColumn('first_day', 'text')
    .addColumn('last_day', 'text')
    .execute();
  await createVersionTriggers(db, engine, 'promotions');
}
