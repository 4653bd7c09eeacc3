import type { Queryable } from '../open.ts';

/**
 * The domain of a mail's recipient, as a keyed hash, and the same while the mail is being delivered, when it is unique.
 * Mails queued before the migration count as mails to one domain.
 */
export async function up(db: Queryable): Promise<void> {
  const mails = db.schema.alterTable('mails');
  await mails.addColumn('domain', 'text', (column) => column.notNull().defaultTo('')).execute();
  await mails.addColumn('lane', 'text').execute();
  await db.schema.createIndex('mails_lane').on('mails').column('lane').unique().execute();
}
