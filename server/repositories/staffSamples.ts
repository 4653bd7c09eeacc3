import type { Queryable, Tx } from '../db/open.ts';
import type { SampleRequestsTable } from '../db/sampleTables.ts';

/** A request for samples with the address of its customer. */
export type StaffSampleRequest = SampleRequestsTable & { email: string };

const withCustomers = (db: Queryable) =>
  db
    .selectFrom('sample_requests')
    .innerJoin('users', 'users.id', 'sample_requests.user_id')
    .selectAll('sample_requests')
    .select('users.email');

/** Requests that are neither sent nor declined, the oldest first, or all, the newest first. */
export function listSampleRequests(
  db: Queryable,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<StaffSampleRequest[]> {
  const all = withCustomers(db);
  const open = isAll ? all : all.where('sent_at', 'is', null).where('declined_at', 'is', null);
  const direction = isAll ? 'desc' : 'asc';
  return open
    .orderBy('sample_requests.created_at', direction)
    .orderBy('sample_requests.id', direction)
    .limit(limit)
    .execute();
}

/** Requests whose numbers end in a text. */
export function findSampleRequests(db: Queryable, number: string): Promise<StaffSampleRequest[]> {
  const suffix = number.toUpperCase().replace(/[\\%_]/g, '\\$&');
  return withCustomers(db).where('number', 'like', `%${suffix}`).limit(10).execute();
}

/**
 * Settles a request, once however many of the staff do it at the same time.
 * @returns whether it was open
 */
export async function settleSampleRequest(
  trx: Tx,
  id: string,
  { as, note }: { as: 'sent_at' | 'declined_at'; note: string | null },
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('sample_requests')
    .set({ [as]: now.toISOString(), note })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
