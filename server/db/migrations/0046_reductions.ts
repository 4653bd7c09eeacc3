import { sql } from 'kysely';
import type { Queryable } from '../open.ts';

/** Adds the period of a reduction. Existing reductions have none: they last until the next import. */
export async function up(db: Queryable): Promise<void> {
  const sizes = db.schema.alterTable('product_sizes');
  await sizes.addColumn('reduced_price_minor', 'integer').execute();
  await sizes.addColumn('reduced_from', 'text').execute();
  await sizes.addColumn('reduced_until', 'text').execute();
  await db.schema
    .createIndex('product_sizes_reductions')
    .on('product_sizes')
    .columns(['reduced_from', 'reduced_until'])
    .where(sql.ref('reduced_price_minor'), 'is not', null)
    .execute();
}
