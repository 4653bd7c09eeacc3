import { newId } from '../ids.ts';
import type { BillingPayload } from '../../src/contract/orders.ts';
import type { Language, PageQuery } from '../../src/contract/common.ts';
import type { Queryable } from '../db/open.ts';
import type { OrderItemsTable, OrdersTable } from '../db/orderTables.ts';
import { newOrderNumber } from '../rules/orderNumber.ts';
import type { Period } from '../rules/orderPeriod.ts';
import { offsetOf } from '../rules/paging.ts';
import type { Totals } from '../rules/totals.ts';
import { newToken } from '../secrets.ts';
import type { Paged } from './catalogue.ts';
import { insertItemTexts } from './orderItemTexts.ts';
import { recordStatus } from './orderStatus.ts';
import type { OwnOrder } from './ownOrder.ts';
import type { PricedItem } from './products.ts';

/** A new order; prices and totals come from the database. */
export interface NewOrder {
  userId: string;
  currency: string;
  totals: Totals;
  billing: BillingPayload;
  items: PricedItem[];
  language: Language;
  now: Date;
}

export interface OrderWithItems {
  order: OrdersTable;
  items: OrderItemsTable[];
}

const MAX_NUMBER_ATTEMPTS = 20;

function toRow(id: string, order: NewOrder): Omit<OrdersTable, 'order_number'> {
  const { billing, totals, now } = order;
  return {
    id,
    user_id: order.userId,
    status: 'Confirmed',
    currency: order.currency,
    sub_total_minor: totals.subTotalMinor,
    shipping_minor: totals.shippingMinor,
    total_minor: totals.totalMinor,
    payment_type: billing.paymentType,
    pay_token: newToken(),
    first_name: billing.firstName,
    last_name: billing.lastName,
    company_name: billing.companyName,
    country: billing.country,
    address: billing.address,
    pin_code: billing.pinCode,
    city: billing.city,
    dial_code: billing.dialCode,
    phone: billing.phone,
    email: billing.email,
    additional_info: billing.additionalInfo,
    cancel_reason: null,
    cancel_comment: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    language: order.language,
  };
}

/** Inserts the order with a unique number. */
async function insertNumbered(db: Queryable, id: string, order: NewOrder): Promise<OrdersTable> {
  for (let attempt = 0; attempt < MAX_NUMBER_ATTEMPTS; attempt += 1) {
    const row = await db
      .insertInto('orders')
      .values({ ...toRow(id, order), order_number: newOrderNumber(order.now) })
      .onConflict((oc) => oc.column('order_number').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
  throw new Error('No free order number was found.');
}

/** Inserts an order with its items and its first status. */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<OrderWithItems> {
  const row = await insertNumbered(db, newId(), order);
  const items = order.items.map((item, position) => ({
    id: newId(),
    order_id: row.id,
    position,
    product_id: item.productId,
    size_id: item.sizeId,
    product_name: item.productName,
    size_label: item.sizeLabel,
    sold_as: item.soldAs,
    image: item.image,
    unit_price_minor: item.unitPriceMinor,
    quantity: item.quantity,
  }));
  await db.insertInto('order_items').values(items).execute();
  await insertItemTexts(db, items);
  await recordStatus(db, row.id, 'Confirmed', order.now);
  return { order: row, items };
}

/** A customer's order with its items. */
export async function findOrder(db: Queryable, own: OwnOrder): Promise<OrderWithItems | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .executeTakeFirst();
  if (!order) return undefined;
  return { order, items: await itemsOf(db, own.userId, [order.id]) };
}

/** The order of a payment link. */
export async function findOrderByPayToken(
  db: Queryable,
  payToken: string,
): Promise<OrdersTable | undefined> {
  return db.selectFrom('orders').selectAll().where('pay_token', '=', payToken).executeTakeFirst();
}

/** The order of a payment, without an owner; call it with ids from the database only. */
export async function findOrderToPay(db: Queryable, id: string): Promise<OrdersTable | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an order until the transaction ends, so that payment and cancellation do not interleave. */
export async function lockOrder(
  db: Queryable,
  id: string,
  now: Date,
): Promise<OrdersTable | undefined> {
  return db
    .updateTable('orders')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Locks a customer's order until the transaction ends. */
export async function lockOwnOrder(
  db: Queryable,
  own: OwnOrder,
  now: Date,
): Promise<OrdersTable | undefined> {
  return db
    .updateTable('orders')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .returningAll()
    .executeTakeFirst();
}

async function itemsOf(
  db: Queryable,
  userId: string,
  orderIds: readonly string[],
): Promise<OrderItemsTable[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_items')
    .selectAll('order_items')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('order_id', 'in', orderIds)
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
}

/** Orders of a customer in a period, newest first. */
export async function pageOfOrders(
  db: Queryable,
  query: PageQuery & { userId: string; period: Period },
): Promise<Paged<OrderWithItems>> {
  const found = db
    .selectFrom('orders')
    .where('user_id', '=', query.userId)
    .where('created_at', '>=', query.period.from)
    .where('created_at', '<', query.period.to);
  const orders = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const { count } = await found
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const orderIds = orders.map((order) => order.id);
  const items = await itemsOf(db, query.userId, orderIds);
  return {
    items: orders.map((order) => ({
      order,
      items: items.filter((item) => item.order_id === order.id),
    })),
    count: Number(count),
  };
}
