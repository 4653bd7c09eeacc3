import { sql } from 'kysely';
import type { Queryable } from '../open.ts';
import { primary, refers, required, texts } from './columns.ts';

/** Adds the addresses that customers save, and the tax number of an order's buyer. */
export async function up(db: Queryable): Promise<void> {
  await texts(
    db.schema
      .createTable('saved_addresses')
      .addColumn('id', 'text', primary)
      .addColumn('user_id', 'text', refers('users.id')),
    [
      ...['label', 'first_name', 'last_name', 'company_name', 'trn', 'address', 'city'],
      ...['country', 'pin_code', 'makani', 'dial_code', 'phone', 'changed_at'],
    ],
  )
    .addColumn('is_default', 'integer', required)
    .execute();
  await db.schema
    .createIndex('saved_addresses_owner')
    .on('saved_addresses')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('saved_addresses_default')
    .unique()
    .on('saved_addresses')
    .column('user_id')
    .where(sql.ref('is_default'), '=', 1)
    .execute();
  await db.schema.alterTable('orders').addColumn('buyer_trn', 'text').execute();
}
