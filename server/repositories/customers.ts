import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { Queryable } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import type { UsersTable } from '../db/customerTables.ts';
import { ALL_STATUSES, canCancel } from '../rules/orderStatus.ts';
import { historyOfOrder, itemsOfOrder } from './adminOrders.ts';
import { eraseBuyers, invoicesOf } from './invoices.ts';
import { addressesOf } from './addresses.ts';
import { windowsOf } from './windows.ts';

/** Compares a column with an e-mail address, ignoring case and surrounding spaces. */
function emailEquals(column: string, email: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(trim(${sql.ref(column)})) = ${email}`;
}

export async function findCustomer(db: Queryable, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** An order without its payment token. */
function withoutToken(order: OrdersTable): Record<string, unknown> {
  return Object.fromEntries(Object.entries(order).filter(([column]) => column !== 'pay_token'));
}

async function ordersWithDetails(db: Queryable, userId: string) {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const detailed = [];
  for (const order of orders) {
    const payments = await db
      .selectFrom('payments')
      .select(['provider', 'state', 'amount_minor', 'currency', 'reference', 'created_at'])
      .where('order_id', '=', order.id)
      .orderBy('created_at')
      .execute();
    const items = await itemsOfOrder(db, order.id);
    const history = await historyOfOrder(db, order.id);
    const invoices = await invoicesOf(db, { id: order.id, userId });
    detailed.push({ ...withoutToken(order), items, history, payments, invoices });
  }
  return detailed;
}

async function accountOf(db: Queryable, account: UsersTable) {
  const { id } = account;
  return {
    account,
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'expires_at', 'revoked_at'])
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
    enquiries: await enquiries.orderBy('created_at').execute(),
  };
}

/** Numbers of the orders of a customer that are not completed or not refunded yet. */
export async function unfinishedOrders(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ALL_STATUSES.filter(canCancel)),
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.state', '=', 'refund_due'),
        ),
      ]),
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
  'sessions',
  'devices',
  'cart_lines',
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

export interface Erased {
  anonymisedOrders: number;
  reviews: number;
  enquiries: number;
}

/** Deletes all data of a person and anonymises their orders, in the caller's transaction. */
export async function eraseCustomer(db: Queryable, email: string): Promise<Erased> {
  const user = await findCustomer(db, email);
  const reviews = await db.deleteFrom('reviews').where('email', '=', email).executeTakeFirst();
  const enquiries = await db
    .deleteFrom('enquiries')
    .where(emailEquals('email', email))
    .executeTakeFirst();
  await db.deleteFrom('sign_in_codes').where('email', '=', email).execute();
  const anonymisedOrders = user ? await eraseAccount(db, user.id) : 0;
  // Another customer may have entered this address for an order.
  await db.updateTable('orders').set({ email: '' }).where(emailEquals('email', email)).execute();
  return {
    anonymisedOrders,
    reviews: Number(reviews.numDeletedRows),
    enquiries: Number(enquiries.numDeletedRows),
  };
}
