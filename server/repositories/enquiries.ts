import { newId } from '../ids.ts';
import type { EnquiryPayload } from '../../src/contract/enquiry.ts';
import type { Language } from '../../src/contract/common.ts';
import type { Queryable } from '../db/open.ts';
import type { EnquiriesTable } from '../db/outboxTables.ts';
import { newToken } from '../secrets.ts';

/** Stores an enquiry, with the token of its calendar file. */
export async function insertEnquiry(
  db: Queryable,
  enquiry: EnquiryPayload & { language: Language; until?: string | undefined },
  now: Date,
): Promise<EnquiriesTable> {
  return db
    .insertInto('enquiries')
    .values({
      id: newId(),
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      visit_date: enquiry.date,
      visit_time: enquiry.time,
      visit_until: enquiry.until ?? null,
      category_id: enquiry.category ?? null,
      sub_category_id: enquiry.subCategory ?? null,
      created_at: now.toISOString(),
      language: enquiry.language,
      notes: enquiry.notes ?? '',
      visit_token: newToken(),
      visit_status: enquiry.until === undefined ? 'requested' : 'confirmed',
      visit_sequence: 0,
      visit_changed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The newest enquiries with the names of their categories. */
export async function listEnquiries(db: Queryable, limit: number) {
  return db
    .selectFrom('enquiries')
    .leftJoin('categories', 'categories.id', 'enquiries.category_id')
    .leftJoin('sub_categories', 'sub_categories.id', 'enquiries.sub_category_id')
    .selectAll('enquiries')
    .select(['categories.name as category', 'sub_categories.name as sub_category'])
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(limit)
    .execute();
}
