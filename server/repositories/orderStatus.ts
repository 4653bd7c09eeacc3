import type { OrderStatus } from '../../src/contract/orders.ts';
import type { Queryable } from '../db/open.ts';
import { newId } from '../ids.ts';

/** Writes down that an order has reached a status. */
export async function recordStatus(
  db: Queryable,
  orderId: string,
  status: OrderStatus,
  at: Date,
): Promise<void> {
  await db
    .insertInto('order_status_history')
    .values({ id: newId(), order_id: orderId, status, at: at.toISOString() })
    .execute();
}

/**
 * Moves an order on; the database refuses an illegal step.
 * @returns false when the order was not in the status the step starts from
 */
export async function moveOrder(
  db: Queryable,
  step: { orderId: string; from: OrderStatus; to: OrderStatus },
  at: Date,
): Promise<boolean> {
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

/** Keeps why the customer cancelled. */
export async function saveCancelReason(
  db: Queryable,
  cancel: { orderId: string; reason: string; comment: string },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ cancel_reason: cancel.reason, cancel_comment: cancel.comment })
    .where('id', '=', cancel.orderId)
    .execute();
}

/** When an order reached each of its statuses, oldest first. */
export async function statusHistory(
  db: Queryable,
  orderId: string,
): Promise<{ status: OrderStatus; at: string }[]> {
  return db
    .selectFrom('order_status_history')
    .select(['status', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
