import type { Queryable, Tx } from '../db/open.ts';
import { ENQUIRED_WINDOWS } from '../limits/customers.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import { emailEquals } from './emailEquals.ts';

/** Who may have kept a window: a customer, and the device. */
export interface Keeper {
  userId: string | undefined;
  device: string;
}

/** Kept windows of somebody; another's do not exist. */
export function keptBy(db: Queryable, { userId, device }: Keeper) {
  return db
    .selectFrom('configurations')
    .where((eb) =>
      eb.or([
        eb('configurations.device', '=', device),
        ...(userId === undefined ? [] : [eb('configurations.user_id', '=', userId)]),
      ]),
    );
}

/** Adds the kept windows to the enquiry of who kept them; unknown ones are left out, so that an enquiry is never lost. */
export async function enquireWindows(
  trx: Tx,
  enquiryId: string,
  sizeIds: readonly string[],
  keeper: Keeper,
): Promise<void> {
  if (sizeIds.length === 0) return;
  const known = await keptBy(trx, keeper).select('id').where('id', 'in', sizeIds).execute();
  const rows = sizeIds
    .filter((sizeId) => known.some(({ id }) => id === sizeId))
    .map((sizeId, position) => ({ enquiry_id: enquiryId, size_id: sizeId, position }));
  if (rows.length === 0) return;
  await trx
    .insertInto('enquired_windows')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Finished windows of enquiries, in the order in which they were chosen. */
export async function windowsOfEnquiries(db: Queryable, enquiryIds: readonly string[]) {
  if (enquiryIds.length === 0) return [];
  const rows = await db
    .selectFrom('enquired_windows')
    .innerJoin('configurations', 'configurations.id', 'size_id')
    .select(['enquiry_id', 'size_id', 'product_id', 'content', 'price_minor', 'valid_until'])
    .select('configurations.user_id')
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, content: parseConfiguration(row.content) }));
}

export type EnquiredWindow = Awaited<ReturnType<typeof windowsOfEnquiries>>[number];

/**
 * Windows that a customer asked a visit for and whose prices hold, the newest visit first. Of those that a visitor kept on the
 * device, only the ones of requests with the customer's address, because others may use the device.
 */
export async function draftQuotes(
  db: Queryable,
  { id: userId, email }: { id: string; email: string },
  device: string,
  now: Date,
) {
  const rows = await keptBy(db, { userId, device })
    .innerJoin('enquired_windows', 'size_id', 'configurations.id')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_id')
    .select(['size_id', 'product_id', 'content', 'price_minor', 'valid_until'])
    .select(['visit_date', 'visit_time', 'visit_status'])
    .where((eb) => eb.or([eb('configurations.user_id', '=', userId), emailEquals('email', email)]))
    .where('valid_until', '>', now.toISOString())
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('position')
    .limit(ENQUIRED_WINDOWS.listed)
    .execute();
  return rows.map((row) => ({ ...row, content: parseConfiguration(row.content) }));
}

/** Deletes what visitors kept for the enquiries with an e-mail address; a customer's belongs to the account. */
export async function deleteEnquiredWindows(db: Queryable, email: string): Promise<void> {
  const ids = db
    .selectFrom('enquired_windows')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_id')
    .select('size_id')
    .where(emailEquals('email', email));
  await db
    .deleteFrom('configurations')
    .where('id', 'in', ids)
    .where('user_id', 'is', null)
    .execute();
}
