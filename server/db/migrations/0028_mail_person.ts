import type { Queryable } from '../open.ts';

/** Whom a mail is about, as a keyed hash; empty for mails queued before, which are deleted within a week. */
export async function up(db: Queryable): Promise<void> {
  const mails = db.schema.alterTable('mails');
  await mails.addColumn('about', 'text', (column) => column.notNull().defaultTo('')).execute();
}
