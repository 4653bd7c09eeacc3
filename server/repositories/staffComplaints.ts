import { sql } from 'kysely';
import type { ComplaintsTable } from '../db/complaintTables.ts';
import type { Queryable, Tx } from '../db/open.ts';

/** A complaint with its order and the address of its customer. */
export type StaffComplaint = ComplaintsTable & { order_number: string; email: string };

function withOrders(db: Queryable) {
  return db
    .selectFrom('complaints')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .innerJoin('users', 'users.id', 'complaints.user_id')
    .selectAll('complaints')
    .select(['orders.order_number', 'users.email']);
}

/** Complaints that are not closed, the oldest first, or all, the newest first. */
export function listComplaints(
  db: Queryable,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<StaffComplaint[]> {
  const open = isAll ? withOrders(db) : withOrders(db).where('closed_at', 'is', null);
  const direction = isAll ? 'desc' : 'asc';
  return open
    .orderBy('complaints.created_at', direction)
    .orderBy('complaints.id', direction)
    .limit(limit)
    .execute();
}

/** Complaints whose numbers end in a text. */
export function findComplaints(db: Queryable, number: string): Promise<StaffComplaint[]> {
  const suffix = number.toUpperCase().replace(/[\\%_]/g, '\\$&');
  return withOrders(db).where('number', 'like', `%${suffix}`).limit(10).execute();
}

const PARAGRAPH = '\n\n';

/** Adds an answer of the staff below the earlier ones. */
export async function answerComplaint(trx: Tx, id: string, text: string, now: Date): Promise<void> {
  await trx
    .updateTable('complaints')
    .set({
      answer: sql`coalesce(answer || ${PARAGRAPH}, '') || ${text}`,
      answered_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

export async function closeComplaint(trx: Tx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('complaints')
    .set({ closed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
