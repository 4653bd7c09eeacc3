import type { Queryable } from '../open.ts';

/** Adds the products of finished projects. The next import of the catalogue fills them. */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .alterTable('works')
    .addColumn('product_ids', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
