import type { Queryable } from '../open.ts';

/** Adds the columns of the payment queue: next attempt, number of attempts, last error. */
export async function up(db: Queryable): Promise<void> {
  const payments = db.schema.alterTable('payments');
  // Sorts before every timestamp, so existing payments are due immediately.
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
