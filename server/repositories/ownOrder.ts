import type { OrdersTable } from '../db/orderTables.ts';

/** Identifies an order together with its owner; other customers' orders are not found. */
export interface OwnOrder {
  id: string;
  userId: string;
}

/** Key of an order for queries that check the owner. */
export function ownOf(order: Pick<OrdersTable, 'id' | 'user_id'>): OwnOrder {
  return { id: order.id, userId: order.user_id };
}
