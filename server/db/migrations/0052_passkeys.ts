import type { Queryable } from '../open.ts';
import { primary, refers, required, texts } from './columns.ts';

/** Adds the passkeys with which customers sign in instead of a mailed code. */
export async function up(db: Queryable): Promise<void> {
  const passkeys = db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', primary)
    .addColumn('user_id', 'text', refers('users.id'))
    // A counter has 32 bits without a sign, more than an integer of PostgreSQL.
    .addColumn('counter', 'bigint', required)
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('last_used_at', 'text');
  await texts(passkeys, ['credential_id', 'public_key', 'transports', 'created_at'])
    .addUniqueConstraint('passkeys_credential_id', ['credential_id'])
    .execute();
  await db.schema.createIndex('passkeys_user_id').on('passkeys').column('user_id').execute();
}
