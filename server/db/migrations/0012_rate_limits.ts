import { sql } from 'kysely';
import type { Queryable } from '../open.ts';
import { refers, required, texts } from './columns.ts';

/**
 * Known devices, sign-in codes per requester, and the send order of mails.
 * `login_codes` is emptied but kept, for running servers of the previous version.
 */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('token_hash', 'text', required)
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('signed_in_at', 'text', required)
    .addPrimaryKeyConstraint('devices_pk', ['token_hash', 'user_id'])
    .execute();
  await db.schema.createIndex('devices_user').on('devices').column('user_id').execute();
  await sql`delete from login_codes`.execute(db);
  await texts(db.schema.createTable('sign_in_codes'), [
    'email',
    'device',
    'network',
    'code_hash',
    'created_at',
    'expires_at',
  ])
    .addColumn('is_bound', 'integer', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('sign_in_codes_pk', ['email', 'device'])
    .execute();
  const mails = db.schema.alterTable('mails');
  // Mails queued before the migration, or by a server of the previous version, are sent first.
  await mails.addColumn('recipient', 'text', (column) => column.notNull().defaultTo('')).execute();
  await mails.addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await mails.addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0)).execute();
}
