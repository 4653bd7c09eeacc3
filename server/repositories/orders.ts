import type { PageQuery } from '../../src/contract/common.ts';
import type { OrderDetail, PaymentType } from '../../src/contract/orders.ts';
import type { Queryable } from '../db/open.ts';
import type { OrderItemsTable, OrdersTable } from '../db/orderTables.ts';
import type { Period } from '../rules/orderPeriod.ts';
import { offsetOf } from '../rules/paging.ts';
import type { Paged } from './catalogue.ts';
import type { OwnOrder } from './ownOrder.ts';

export interface OrderWithItems {
  order: OrdersTable;
  items: OrderItemsTable[];
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

/** The order of which this one makes a window again, for its customer. */
export async function remakeOf(
  db: Queryable,
  order: Pick<OrdersTable, 'remake_of' | 'user_id'>,
): Promise<Pick<OrderDetail, 'remakeOf'>> {
  const { remake_of: id, user_id: userId } = order;
  const original = id === null ? undefined : await findOrder(db, { id, userId });
  if (original === undefined) return {};
  return { remakeOf: { _id: original.order.id, orderId: original.order.order_number } };
}

/** Lines of a customer's order, from 1, that were made again and not cancelled. */
export async function remadeLines(db: Queryable, own: OwnOrder): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('remake_line')
    .where('remake_of', '=', own.id)
    .where('user_id', '=', own.userId)
    .where('status', '!=', 'Cancelled')
    .execute();
  return rows.flatMap(({ remake_line: line }) => line ?? []);
}

/** The order of a payment link. */
export async function findOrderByPayToken(db: Queryable, payToken: string) {
  return db.selectFrom('orders').selectAll().where('pay_token', '=', payToken).executeTakeFirst();
}

/** The order of a payment or a signed link, without an owner; call it with ids from the database or checked by a signature. */
export async function findOrderToPay(db: Queryable, id: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an order until the transaction ends, so that payment and cancellation do not interleave. */
export async function lockOrder(db: Queryable, id: string, now: Date) {
  return db
    .updateTable('orders')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Locks a customer's order until the transaction ends. */
export async function lockOwnOrder(db: Queryable, own: OwnOrder, now: Date) {
  return db
    .updateTable('orders')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .returningAll()
    .executeTakeFirst();
}

/** Changes how a customer's order is paid. */
export async function setPaymentType(db: Queryable, own: OwnOrder, type: PaymentType) {
  await db
    .updateTable('orders')
    .set({ payment_type: type })
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .execute();
}

async function itemsOf(db: Queryable, userId: string, orderIds: readonly string[]) {
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

/** Finished windows of a customer's orders that are not cancelled, the latest first. */
export async function orderedWindows(db: Queryable, userId: string, limit: number) {
  return db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id', 'configuration', 'orders.created_at'])
    .where('user_id', '=', userId)
    .where('configuration', 'is not', null)
    .where('status', '!=', 'Cancelled')
    .orderBy('orders.created_at', 'desc')
    .orderBy('position')
    .limit(limit)
    .execute();
}
