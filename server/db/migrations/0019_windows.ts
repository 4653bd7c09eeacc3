import type { Queryable } from '../open.ts';
import { primary, refers, required } from './columns.ts';

/** Adds the windows that customers measured. */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .createTable('measured_windows')
    .addColumn('id', 'text', primary)
    .addColumn('user_id', 'text', refers('users.id'))
    .addColumn('window_id', 'text', required)
    .addColumn('figures', 'text')
    .addColumn('earlier', 'text')
    .addColumn('erased_at', 'text')
    .addUniqueConstraint('measured_windows_own', ['user_id', 'window_id'])
    .execute();
}
