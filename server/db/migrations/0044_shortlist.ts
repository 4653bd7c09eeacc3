import type { Queryable } from '../open.ts';
import { primary, refers, texts } from './columns.ts';

/** Adds the shortlists of customers; a product that is no longer sold leaves them. */
export async function up(db: Queryable): Promise<void> {
  const products = db.schema
    .createTable('shortlisted_products')
    .addColumn('id', 'text', primary)
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('product_id', 'text', refers('products.id'));
  await texts(products, ['created_at'])
    .addUniqueConstraint('shortlisted_products_own', ['user_id', 'product_id'])
    .execute();
  await db.schema
    .createIndex('shortlisted_products_product_id')
    .on('shortlisted_products')
    .column('product_id')
    .execute();
}
