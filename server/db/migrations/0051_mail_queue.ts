import { sql } from 'kysely';
import type { Queryable } from '../open.ts';

/** Indexes of queued mails, with all that a claim reads: their content is large, and thousands may be queued. */
export async function up(db: Queryable): Promise<void> {
  const columns = ['turn', 'id', 'domain', 'next_attempt_at', 'not_after', 'attempts', 'sent_at'];
  for (const [name, first] of [
    ['mails_queue', ['priority']],
    ['mails_of_recipient', ['recipient', 'priority']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('mails')
      .columns([...first, ...columns])
      .where(sql.ref('sent_at'), 'is', null)
      .execute();
  await db.schema.dropIndex('mails_due').execute();
}
