import type { Queryable } from '../open.ts';
import { primary, refers, required, texts } from './columns.ts';

/** Customers, sessions, sign-in codes and rate limits. */
export async function up(db: Queryable): Promise<void> {
  await texts(db.schema.createTable('users').addColumn('id', 'text', primary), ['role'])
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('profile_picture', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', primary)
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema
    .createTable('login_codes')
    .addColumn('email', 'text', primary)
    .addColumn('code_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createTable('throttles')
    .addColumn('bucket', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('hits', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addPrimaryKeyConstraint('throttles_pk', ['bucket', 'subject'])
    .execute();
}
