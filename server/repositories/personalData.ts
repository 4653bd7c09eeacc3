import type { Queryable } from '../db/open.ts';
import { emailEquals } from './emailEquals.ts';
import { windowsOfEnquiries } from './enquiredWindows.ts';
import { addressesOf } from './addresses.ts';
import { pagesOf } from './pagesOf.ts';
import { windowsOf } from './windows.ts';

/** A row without its secret token. */
function without(token: string, row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column !== token));
}

/** What an account has of which there is a limited number. */
export async function accountData(db: Queryable, userId: string) {
  const user = db.selectFrom('users').selectAll().where('id', '=', userId);
  return {
    account: await user.executeTakeFirst(),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'browser', 'system'])
      .where('user_id', '=', userId)
      .execute(),
    devices: await db
      .selectFrom('devices')
      .select(['created_at', 'signed_in_at'])
      .where('user_id', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['browser', 'system', 'transports', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    cart: await db
      .selectFrom('cart_lines')
      .select(['product_id', 'size_id', 'quantity', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    finishedWindows: await db
      .selectFrom('cart_configurations')
      .select(['product_id', 'size_id', 'quantity', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    pricedWindows: await db
      .selectFrom('configurations')
      .select(['id', 'product_id', 'content', 'price_minor', 'kept_at', 'valid_until'])
      .where('user_id', '=', userId)
      .execute(),
    windows: await windowsOf(db, userId),
    addresses: await addressesOf(db, userId),
    shortlist: await db
      .selectFrom('shortlisted_products')
      .select(['product_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  };
}

/** Photos of a customer, without their images. */
export function photoPages(db: Queryable, userId: string) {
  return pagesOf(
    db
      .selectFrom('review_photos')
      .select(['id', 'review_id', 'created_at', 'released_at', 'width', 'height'])
      .where('user_id', '=', userId),
  );
}

/** Items, history, payments and invoices of the listed orders of a customer. */
async function detailsOf(db: Queryable, userId: string, ids: readonly string[]) {
  const own = db
    .selectFrom('orders')
    .select('orders.id')
    .where('user_id', '=', userId)
    .where('orders.id', 'in', ids);
  return {
    items: await db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', 'in', own)
      .orderBy('position')
      .execute(),
    history: await db
      .selectFrom('order_status_history')
      .select(['order_id', 'status', 'at'])
      .where('order_id', 'in', own)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    payments: await db
      .selectFrom('payments')
      .select(['order_id', 'provider', 'state', 'reference', 'created_at'])
      .select(['amount_minor', 'currency'])
      .where('order_id', 'in', own)
      .orderBy('created_at')
      .execute(),
    invoices: await db
      .selectFrom('invoices')
      .selectAll()
      .where('order_id', 'in', own)
      .orderBy('issued_at')
      .orderBy('id')
      .execute(),
  };
}

/** Booked visits of the listed requests or orders. */
const bookingsOf = (
  db: Queryable,
  column: 'enquiry_id' | 'order_id',
  of: readonly { id: string }[],
) =>
  db
    .selectFrom('visit_bookings')
    .select(['enquiry_id', 'order_id', 'kind', 'starts_at', 'seat', 'changed_at', 'reminded_at'])
    .where(
      column,
      'in',
      of.map(({ id }) => id),
    )
    .execute();

/** Orders of a customer with their details. */
export async function* orderPages(db: Queryable, userId: string) {
  const pages = pagesOf(db.selectFrom('orders').selectAll().where('user_id', '=', userId));
  for await (const orders of pages) {
    const ids = orders.map(({ id }) => id);
    const { items, history, payments, invoices } = await detailsOf(db, userId, ids);
    const bookings = await bookingsOf(db, 'order_id', orders);
    yield orders.map((order) => {
      const isOfOrder = (row: { order_id: string }) => row.order_id === order.id;
      return {
        ...without('pay_token', order),
        items: items.filter(isOfOrder),
        history: history.filter(isOfOrder),
        payments: payments.filter(isOfOrder),
        invoices: invoices.filter(isOfOrder),
        fitting: bookings.find(({ order_id: id }) => id === order.id) ?? null,
      };
    });
  }
}

/** Reviews with an e-mail address. */
export function reviewPages(db: Queryable, email: string) {
  return pagesOf(db.selectFrom('reviews').selectAll().where('email', '=', email));
}

/** Appointment requests with an e-mail address. */
export async function* enquiryPages(db: Queryable, email: string) {
  const pages = pagesOf(db.selectFrom('enquiries').selectAll().where(emailEquals('email', email)));
  for await (const enquiries of pages) {
    const windows = await windowsOfEnquiries(
      db,
      enquiries.map(({ id }) => id),
    );
    const bookings = await bookingsOf(db, 'enquiry_id', enquiries);
    yield enquiries.map((enquiry) => ({
      ...without('visit_token', enquiry),
      booking: bookings.find(({ enquiry_id: id }) => id === enquiry.id) ?? null,
      finishedWindows: windows
        .filter(({ enquiry_id: id }) => id === enquiry.id)
        .map((window) => without('enquiry_id', window)),
    }));
  }
}
