import type { Queryable } from '../open.ts';
import { primary, required } from './columns.ts';

/** Adds the record of commands by which the staff changes or reads out data. */
export async function up(db: Queryable): Promise<void> {
  await db.schema
    .createTable('staff_commands')
    .addColumn('id', 'text', primary)
    .addColumn('at', 'text', required)
    .addColumn('staff', 'text', required)
    .addColumn('command', 'text', required)
    .addColumn('arguments', 'text', required)
    .addColumn('outcome', 'text', required)
    .execute();
  await db.schema.createIndex('staff_commands_at').on('staff_commands').column('at').execute();
}
