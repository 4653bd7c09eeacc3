import type { Queryable, Tx } from '../db/open.ts';
import type { EnquiriesTable, VisitStatus } from '../db/outboxTables.ts';
import { newToken } from '../secrets.ts';

/** The visit of a calendar URL. */
export async function findVisitByToken(db: Queryable, token: string) {
  return db.selectFrom('enquiries').selectAll().where('visit_token', '=', token).executeTakeFirst();
}

/** Enquiries whose id equals or ends in a text, newest first; at most ten. */
export async function findEnquiries(db: Queryable, id: string): Promise<EnquiriesTable[]> {
  const suffix = id.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', 'like', `%${suffix}`)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();
}

/** Locks an enquiry until the transaction ends, so that concurrent changes do not interleave. */
export async function lockEnquiry(trx: Tx, id: string) {
  return trx
    .updateTable('enquiries')
    .set((eb) => ({ visit_sequence: eb.ref('visit_sequence') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Changes a locked visit; counts the change and creates the token that older enquiries lack. */
export async function updateVisit(
  trx: Tx,
  id: string,
  change: { status: VisitStatus; date: string; time: string; until: string | null },
  now: Date,
): Promise<EnquiriesTable> {
  return trx
    .updateTable('enquiries')
    .set((eb) => ({
      visit_status: change.status,
      visit_date: change.date,
      visit_time: change.time,
      visit_until: change.until,
      visit_sequence: eb('visit_sequence', '+', 1),
      visit_changed_at: now.toISOString(),
      visit_token: eb.fn.coalesce('visit_token', eb.val(newToken())),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findEnquiry(db: Queryable, id: string) {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
}
