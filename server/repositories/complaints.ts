import type { ComplaintState } from '../../src/contract/complaints.ts';
import type { ComplaintsTable } from '../db/complaintTables.ts';
import type { Queryable, Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { newComplaintNumber } from '../rules/orderNumber.ts';
import type { OwnOrder } from './ownOrder.ts';

export type NewComplaint = Pick<
  ComplaintsTable,
  'user_id' | 'order_id' | 'kind' | 'text' | 'language'
> & { items: readonly string[] };

const MAX_NUMBER_ATTEMPTS = 20;

/** Stores a complaint with a unique number. */
export async function insertComplaint(
  trx: Tx,
  complaint: NewComplaint,
  now: Date,
): Promise<ComplaintsTable> {
  const row = {
    ...complaint,
    id: newId(),
    items: JSON.stringify(complaint.items),
    created_at: now.toISOString(),
    answer: null,
    answered_at: null,
    closed_at: null,
  };
  for (let attempt = 0; attempt < MAX_NUMBER_ATTEMPTS; attempt += 1) {
    const inserted = await trx
      .insertInto('complaints')
      .values({ ...row, number: newComplaintNumber(now) })
      .onConflict((oc) => oc.column('number').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (inserted) return inserted;
  }
  throw new Error('No free number of a complaint was found.');
}

/** Number of complaints of a customer, and of them those about one order. */
export async function countComplaints(db: Queryable, own: OwnOrder) {
  const rows = await db
    .selectFrom('complaints')
    .select('order_id')
    .where('user_id', '=', own.userId)
    .execute();
  return { all: rows.length, ofOrder: rows.filter((row) => row.order_id === own.id).length };
}

/** Complaints of a customer about an order, the newest first. */
export async function complaintsOf(db: Queryable, own: OwnOrder): Promise<ComplaintsTable[]> {
  return db
    .selectFrom('complaints')
    .selectAll()
    .where('order_id', '=', own.id)
    .where('user_id', '=', own.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ids of the order items that a complaint is about; none for the whole order. */
export const itemsOfComplaint = ({ items }: Pick<ComplaintsTable, 'items'>): string[] =>
  JSON.parse(items) as string[];

export function complaintState({
  answered_at: answeredAt,
  closed_at: closedAt,
}: Pick<ComplaintsTable, 'answered_at' | 'closed_at'>): ComplaintState {
  if (closedAt !== null) return 'closed';
  return answeredAt === null ? 'open' : 'answered';
}
