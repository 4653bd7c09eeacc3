import type { Queryable } from '../open.ts';

/** Makes payments a queue: when each is to be asked about or returned next, and how often that was tried. */
export async function up(db: Queryable): Promise<void> {
  const payments = db.schema.alterTable('payments');
  // Empty is earlier than every time, so what is owed from before is due at once.
  await payments
    .addColumn('next_attempt_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await payments
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await payments.addColumn('last_error', 'text').execute();
  await payments.addColumn('refund_reference', 'text').execute();
  await db.schema
    .createIndex('payments_due')
    .on('payments')
    .columns(['state', 'next_attempt_at'])
    .execute();
}
