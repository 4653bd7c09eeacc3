import type { Queryable } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { deliveryOf } from '../orders/deliveryOf.ts';
import { makaniOf } from '../repositories/addresses.ts';
import { itemsOfOrder } from '../repositories/adminOrders.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { paymentsOf } from '../repositories/payments.ts';
import { bookingOf } from '../repositories/visitBookings.ts';
import { paidAtOf } from '../rules/paymentStatus.ts';
import { fitterSheet } from './fitterSheet.ts';
import type { FitterSheet } from './fitterSheet.ts';

/** The fitter's sheet of an order, from what was stored with it. */
export async function loadFitterSheet(db: Queryable, order: OrdersTable): Promise<FitterSheet> {
  const paidAt = paidAtOf(order, await paymentsOf(db, ownOf(order)));
  const delivery = await deliveryOf(db, order, paidAt);
  const booking = await bookingOf(db, { orderId: order.id, userId: order.user_id });
  const items = await itemsOfOrder(db, order.id);
  return fitterSheet(order, items, {
    makani: order.makani === '' ? await makaniOf(db, order) : order.makani,
    arrives: delivery?.arrives,
    ...(booking?.seat != null && { booked: booking.starts_at }),
  });
}
