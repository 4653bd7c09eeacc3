import type { Queryable } from '../open.ts';
import { primary, required, texts } from './columns.ts';

/** Enquiries, outgoing mail and idempotency keys. */
export async function up(db: Queryable): Promise<void> {
  await texts(db.schema.createTable('enquiries').addColumn('id', 'text', primary), [
    'name',
    'email',
    'phone',
    'visit_date',
    'visit_time',
    'created_at',
  ])
    .addColumn('category_id', 'text')
    .addColumn('sub_category_id', 'text')
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('scope', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('request_hash', 'text', required)
    .addColumn('answer', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['scope', 'key'])
    .execute();
  await texts(db.schema.createTable('mails').addColumn('id', 'text', primary), [
    'kind',
    'sealed',
    'created_at',
    'not_after',
    'next_attempt_at',
  ])
    .addColumn('attempts', 'integer', required)
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createIndex('mails_due')
    .on('mails')
    .columns(['sent_at', 'next_attempt_at'])
    .execute();
}
