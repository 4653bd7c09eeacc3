import type { Queryable, Tx } from '../db/open.ts';
import type { SampleRequestsTable, StoredCloth } from '../db/sampleTables.ts';
import { newId } from '../ids.ts';
import { SAMPLES } from '../limits/customers.ts';
import { newSampleNumber } from '../rules/orderNumber.ts';
import { clothsOf } from '../rules/sampledCloths.ts';
import { pagesOf } from './pagesOf.ts';

export type NewSampleRequest = Pick<
  SampleRequestsTable,
  'user_id' | 'delivery' | 'name' | 'phone' | 'address' | 'city' | 'language'
> & { cloths: readonly StoredCloth[] };

const MAX_NUMBER_ATTEMPTS = 20;

/** Stores a request for samples with a unique number. */
export async function insertSampleRequest(
  trx: Tx,
  request: NewSampleRequest,
  now: Date,
): Promise<SampleRequestsTable> {
  const row = {
    ...request,
    id: newId(),
    cloths: JSON.stringify(request.cloths),
    created_at: now.toISOString(),
    sent_at: null,
    declined_at: null,
    note: null,
  };
  for (let attempt = 0; attempt < MAX_NUMBER_ATTEMPTS; attempt += 1) {
    const inserted = await trx
      .insertInto('sample_requests')
      .values({ ...row, number: newSampleNumber(now) })
      .onConflict((oc) => oc.column('number').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (inserted) return inserted;
  }
  throw new Error('No free number of a request for samples was found.');
}

/** Requests of a customer, the newest first; there are few. */
export function sampleRequestsOf(db: Queryable, userId: string): Promise<SampleRequestsTable[]> {
  return db
    .selectFrom('sample_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SAMPLES.perCustomer)
    .execute();
}

/** Requests of a customer for an export of personal data. */
export async function* samplePages(db: Queryable, userId: string) {
  const pages = pagesOf(db.selectFrom('sample_requests').selectAll().where('user_id', '=', userId));
  for await (const requests of pages)
    yield requests.map((request) => ({ ...request, cloths: clothsOf(request) }));
}
