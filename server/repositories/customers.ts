import type { Queryable } from '../db/open.ts';
import { parseConfiguration, withoutName } from '../rules/configuration.ts';
import { configurationLabel } from './orderedConfiguration.ts';
import { ALL_STATUSES, canCancel } from '../rules/orderStatus.ts';
import { deleteQuotesFor } from './deletedQuotes.ts';
import { emailEquals } from './emailEquals.ts';
import { deleteEnquiredWindows } from './enquiredWindows.ts';
import { eraseBuyers } from './invoices.ts';
import { deleteStockWatchesOf } from './stockWatches.ts';

export async function findCustomer(db: Queryable, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account of an id, also of a closed one; `undefined` when there is none. */
export async function findAccount(db: Queryable, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Numbers of the orders of a customer that are not completed or not refunded yet, oldest first. */
export async function unfinishedOrders(db: Queryable, userId: string): Promise<string[]> {
  const own = db
    .selectFrom('orders')
    .select(['order_number', 'created_at'])
    .where('user_id', '=', userId);
  const rows = await own
    .where('status', 'in', ALL_STATUSES.filter(canCancel))
    .union(
      own.where((eb) =>
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.state', '=', 'refund_due'),
        ),
      ),
    )
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.order_number);
}

/** Removes personal data from a customer's orders; items, dates and amounts are kept. */
async function anonymiseOrders(db: Queryable, userId: string): Promise<number> {
  const result = await db
    .updateTable('orders')
    .set({
      first_name: 'Erased',
      last_name: '',
      company_name: '',
      address: '',
      pin_code: '',
      city: '',
      dial_code: '',
      phone: '',
      phone_e164: null,
      email: '',
      additional_info: '',
      makani: '',
      buyer_trn: null,
      cancel_comment: null,
      remake_reason: null,
    })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Removes the names that a customer gave to ordered windows; what was made and its price are kept. */
async function forgetOrderedWindows(db: Queryable, userId: string): Promise<void> {
  const own = db.selectFrom('orders').select('id').where('user_id', '=', userId);
  const items = await db
    .selectFrom('order_items')
    .select(['id', 'configuration'])
    .where('order_id', 'in', own)
    .where('configuration', 'is not', null)
    .execute();
  const ownItems = db.selectFrom('order_items').select('id').where('order_id', 'in', own);
  for (const { id, configuration } of items) {
    if (configuration === null) continue;
    const content = withoutName(parseConfiguration(configuration));
    await db
      .updateTable('order_items')
      .set({
        configuration: JSON.stringify(content),
        size_label: configurationLabel(content, 'en'),
      })
      .where('id', '=', id)
      .where('order_id', 'in', own)
      .execute();
    await db
      .updateTable('order_item_texts')
      .set({ size_label: configurationLabel(content, 'ar') })
      .where('item_id', '=', id)
      .where('item_id', 'in', ownItems)
      .where('lang', '=', 'ar')
      .execute();
  }
}

/** Tables whose rows are deleted with an account. */
const CUSTOMER_TABLES = [
  'closing_codes',
  'sessions',
  'devices',
  'passkeys',
  'cart_lines',
  'cart_configurations',
  'configurations',
  'review_photos',
  'reviews',
  'measured_windows',
  'saved_addresses',
  'quotes',
  'complaints',
  'sample_requests',
  'shortlisted_products',
  'visit_bookings',
] as const;

/** Deletes an account; anonymises its row instead when orders refer to it. */
async function eraseAccount(db: Queryable, id: string): Promise<number> {
  const anonymised = await anonymiseOrders(db, id);
  await forgetOrderedWindows(db, id);
  await eraseBuyers(db, id);
  for (const table of CUSTOMER_TABLES) {
    await db.deleteFrom(table).where('user_id', '=', id).execute();
  }
  await db.deleteFrom('idempotency_keys').where('scope', 'like', `%:${id}`).execute();
  if (anonymised === 0) {
    await db.deleteFrom('users').where('id', '=', id).execute();
  } else {
    const anonymous = { email: `erased-${id}@erased.invalid`, name: null, profile_picture: null };
    await db.updateTable('users').set(anonymous).where('id', '=', id).execute();
  }
  return anonymised;
}

/** A person, with or without an account. */
export interface Person {
  /** Id of the account. */
  id?: string | undefined;
  email: string;
}

export interface Erased {
  anonymisedOrders: number;
  reviews: number;
  enquiries: number;
}

/** Deletes all data of a person and anonymises their orders, in the caller's transaction. */
export async function eraseCustomer(db: Queryable, { id, email }: Person): Promise<Erased> {
  const reviews = await db.deleteFrom('reviews').where('email', '=', email).executeTakeFirst();
  await deleteEnquiredWindows(db, email);
  await deleteQuotesFor(db, email);
  await deleteStockWatchesOf(db, email);
  const enquiries = await db
    .deleteFrom('enquiries')
    .where(emailEquals('email', email))
    .executeTakeFirst();
  await db.deleteFrom('sign_in_codes').where('email', '=', email).execute();
  const anonymisedOrders = id === undefined ? 0 : await eraseAccount(db, id);
  // Another customer may have entered this address for an order.
  await db.updateTable('orders').set({ email: '' }).where(emailEquals('email', email)).execute();
  return {
    anonymisedOrders,
    reviews: Number(reviews.numDeletedRows),
    enquiries: Number(enquiries.numDeletedRows),
  };
}
