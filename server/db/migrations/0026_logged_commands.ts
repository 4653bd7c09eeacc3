import { sql } from 'kysely';
import type { Queryable } from '../open.ts';

/** Adds when the server logged a command of the staff. Earlier ones are not logged any more. */
export async function up(db: Queryable): Promise<void> {
  await db.schema.alterTable('staff_commands').addColumn('logged_at', 'text').execute();
  await db
    .updateTable('staff_commands')
    .set({ logged_at: sql.ref('at') })
    .execute();
  await db.schema
    .createIndex('staff_commands_to_log')
    .on('staff_commands')
    .column('at')
    .where(sql.ref('logged_at'), 'is', null)
    .execute();
}
