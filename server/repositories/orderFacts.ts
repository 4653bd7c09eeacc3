import type { Queryable } from '../db/open.ts';
import type { OrderItemsTable, OrdersTable } from '../db/orderTables.ts';
import { findOrder } from './orders.ts';
import { ownOf } from './ownOrder.ts';

/** An order and its customer, for a provider that pays the shop before the customer has paid. */
export interface OrderFacts {
  order: OrdersTable;
  items: OrderItemsTable[];
  /** Earlier orders of the customer, the latest first. */
  earlier: OrdersTable[];
  /** When the account was opened. */
  registeredAt: string;
}

/** Earlier orders that a provider wants to know, at most. */
const EARLIER = 10;

/** Reads an order with its items, its customer's earlier orders and the age of the account. */
export async function readOrderFacts(db: Queryable, order: OrdersTable): Promise<OrderFacts> {
  const { user_id: userId } = order;
  const placed = await findOrder(db, ownOf(order));
  const user = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  const earlier = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '!=', order.id)
    .where('remake_of', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(EARLIER)
    .execute();
  return {
    order,
    items: placed?.items ?? [],
    earlier,
    registeredAt: user?.created_at ?? order.created_at,
  };
}
