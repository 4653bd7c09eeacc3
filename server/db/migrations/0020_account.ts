import type { Queryable } from '../open.ts';
import { refers, required } from './columns.ts';

/** Adds the names of signed-in devices, and the codes that close accounts. */
export async function up(db: Queryable): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('system', 'text').execute();
  await db.schema
    .createTable('closing_codes')
    .addColumn('session_id', 'text', (column) => refers('sessions.id')(column).primaryKey())
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('code_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('used_at', 'text')
    .execute();
}
