import { newId } from '../ids.ts';
import type { EnquiryPayload } from '../../src/contract/enquiry.ts';
import type { Queryable } from '../db/open.ts';

export async function insertEnquiry(
  db: Queryable,
  enquiry: EnquiryPayload,
  now: Date,
): Promise<void> {
  await db
    .insertInto('enquiries')
    .values({
      id: newId(),
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      visit_date: enquiry.date,
      visit_time: enquiry.time,
      category_id: enquiry.category ?? null,
      sub_category_id: enquiry.subCategory ?? null,
      created_at: now.toISOString(),
    })
    .execute();
}
