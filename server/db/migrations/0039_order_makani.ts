import type { Queryable } from '../open.ts';
import { required } from './columns.ts';

/** Adds the Makani number of an order's address. */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('makani', 'text', (column) => required(column).defaultTo(''))
    .execute();
}
