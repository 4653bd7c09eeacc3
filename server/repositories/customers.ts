import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { Queryable } from '../db/open.ts';
import type { UsersTable } from '../db/customerTables.ts';
import { ALL_STATUSES, canCancel } from '../rules/orderStatus.ts';
import { addressesOf } from './addresses.ts';
import { eraseBuyers, invoicesOfCustomer } from './invoices.ts';
import { photosOfCustomer } from './reviewPhotos.ts';
import { windowsOf } from './windows.ts';

/** Compares a column with an e-mail address, ignoring case and surrounding spaces. */
function emailEquals(column: string, email: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(trim(${sql.ref(column)})) = ${email}`;
}

export async function findCustomer(db: Queryable, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account of an id, also of a closed one; `undefined` when there is none. */
export async function findAccount(db: Queryable, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A row without its secret token. */
function without(token: string, row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column !== token));
}

async function ordersWithDetails(db: Queryable, userId: string) {
  const own = db.selectFrom('orders').select('orders.id').where('user_id', '=', userId);
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', own)
    .orderBy('position')
    .execute();
  const history = await db
    .selectFrom('order_status_history')
    .select(['order_id', 'status', 'at'])
    .where('order_id', 'in', own)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['order_id', 'provider', 'state', 'reference', 'created_at'])
    .select(['amount_minor', 'currency'])
    .where('order_id', 'in', own)
    .orderBy('created_at')
    .execute();
  const invoices = await invoicesOfCustomer(db, userId);
  return orders.map((order) => {
    const isOfOrder = (row: { order_id: string }) => row.order_id === order.id;
    return {
      ...without('pay_token', order),
      items: items.filter(isOfOrder),
      history: history.filter(isOfOrder),
      payments: payments.filter(isOfOrder),
      invoices: invoices.filter(isOfOrder),
    };
  });
}

async function accountOf(db: Queryable, account: UsersTable) {
  const { id } = account;
  return {
    account,
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'browser', 'system'])
      .where('user_id', '=', id)
      .execute(),
    devices: await db
      .selectFrom('devices')
      .select(['created_at', 'signed_in_at'])
      .where('user_id', '=', id)
      .execute(),
    cart: await db
      .selectFrom('cart_lines')
      .select(['product_id', 'size_id', 'quantity', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    windows: await windowsOf(db, id),
    reviewPhotos: await photosOfCustomer(db, id),
    addresses: await addressesOf(db, id),
    orders: await ordersWithDetails(db, id),
  };
}

/** All data about a person, except secrets such as tokens. */
export async function readCustomer(db: Queryable, email: string) {
  const user = await findCustomer(db, email);
  const reviews = db.selectFrom('reviews').selectAll().where('email', '=', email);
  const enquiries = db.selectFrom('enquiries').selectAll().where(emailEquals('email', email));
  return {
    email,
    ...(user ? await accountOf(db, user) : {}),
    reviews: await reviews.orderBy('created_at').execute(),
    enquiries: (await enquiries.orderBy('created_at').execute()).map((enquiry) =>
      without('visit_token', enquiry),
    ),
  };
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
      email: '',
      additional_info: '',
      buyer_trn: null,
      cancel_comment: null,
    })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Tables whose rows are deleted with an account. */
const CUSTOMER_TABLES = [
  'closing_codes',
  'sessions',
  'devices',
  'cart_lines',
  'review_photos',
  'reviews',
  'measured_windows',
  'saved_addresses',
] as const;

/** Deletes an account; anonymises its row instead when orders refer to it. */
async function eraseAccount(db: Queryable, id: string): Promise<number> {
  const anonymised = await anonymiseOrders(db, id);
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
