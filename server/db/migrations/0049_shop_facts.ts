import type { Engine, Queryable } from '../open.ts';
import { primary, texts } from './columns.ts';
import { createVersionTriggers } from './versionTriggers.ts';

/** Adds the facts about the shop: one row, which the start of the server fills (docs/settings.md). */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  const facts = db.schema.createTable('shop_facts').addColumn('id', 'text', primary);
  await texts(facts, ['content']).execute();
  await createVersionTriggers(db, engine, 'shop_facts');
}
