import type { OrdersTable } from '../db/orderTables.ts';

/** An order and its owner, so that queries never find other customers' orders. */
export interface OwnOrder {
  id: string;
  userId: string;
}

/** Id and owner of an order. */
export function ownOf(order: Pick<OrdersTable, 'id' | 'user_id'>): OwnOrder {
  return { id: order.id, userId: order.user_id };
}
