import type { OrderStatus } from '../../src/contract/orders.ts';
import type { Queryable } from '../db/open.ts';
import { newId } from '../ids.ts';
import type { OwnOrder } from './ownOrder.ts';

/** Adds a status to the history of an order. */
export async function recordStatus(db: Queryable, orderId: string, status: OrderStatus, at: Date) {
  await db
    .insertInto('order_status_history')
    .values({ id: newId(), order_id: orderId, status, at: at.toISOString() })
    .execute();
}

/**
 * Changes the status of an order; the database rejects illegal transitions.
 * @returns false when the order was not in the expected status
 */
export async function moveOrder(
  db: Queryable,
  step: { orderId: string; from: OrderStatus; to: OrderStatus },
  at: Date,
) {
  const row = await db
    .updateTable('orders')
    .set({ status: step.to, updated_at: at.toISOString() })
    .where('id', '=', step.orderId)
    .where('status', '=', step.from)
    .returning('id')
    .executeTakeFirst();
  if (row) await recordStatus(db, step.orderId, step.to, at);
  return row !== undefined;
}

/** Records when the finished windows of an order were cut or made. */
export async function markOrder(
  db: Queryable,
  { id, column }: { id: string; column: 'cut_at' | 'made_at' },
  at: Date,
) {
  await db
    .updateTable('orders')
    .set({ [column]: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Cancels an order with a reason; the database rejects illegal transitions. */
export async function cancelOrder(
  db: Queryable,
  cancel: OwnOrder & { reason: string; comment: string },
  at: Date,
) {
  await db
    .updateTable('orders')
    .set({ status: 'Cancelled', updated_at: at.toISOString() })
    .set({ cancel_reason: cancel.reason, cancel_comment: cancel.comment })
    .where('id', '=', cancel.id)
    .where('user_id', '=', cancel.userId)
    .execute();
  await recordStatus(db, cancel.id, 'Cancelled', at);
}

/** Status history of a customer's order, oldest first. */
export async function statusHistory(db: Queryable, own: OwnOrder) {
  return db
    .selectFrom('order_status_history')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_status_history.status', 'at'])
    .where('order_id', '=', own.id)
    .where('user_id', '=', own.userId)
    .orderBy('at')
    .orderBy('order_status_history.id')
    .execute();
}
