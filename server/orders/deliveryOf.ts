import type { MadeDelivery } from '../../src/contract/madeToMeasure.ts';
import type { Queryable } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { findOrder } from '../repositories/orders.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { orderedDelivery } from '../rules/leadDays.ts';

/** How the finished windows of an order are delivered; `undefined` without one. */
export async function deliveryOf(
  db: Queryable,
  order: Pick<OrdersTable, 'id' | 'user_id' | 'status' | 'cut_at' | 'made_at'>,
  paidAt?: string,
): Promise<MadeDelivery | undefined> {
  const { items = [] } = (await findOrder(db, ownOf(order))) ?? {};
  return orderedDelivery(order, items, paidAt);
}
