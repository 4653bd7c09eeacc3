import type { MadeDelivery } from '../../src/contract/madeToMeasure.ts';
import type { BookedVisit } from '../../src/contract/slots.ts';
import type { Queryable } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import { bookingOf } from '../repositories/visitBookings.ts';
import { canCancel } from '../rules/orderStatus.ts';
import { slotTimes } from '../rules/visitSlots.ts';
import type { Services } from '../services.ts';
import { changeUrlOf, linkBase } from '../visits/visitKey.ts';

/** Whether the windows of an order are made and wait to be fitted: it is neither delivered nor cancelled. */
export const waitsForFitting = (
  { status }: Pick<OrdersTable, 'status'>,
  delivery: MadeDelivery | undefined,
): boolean => delivery?.isFitted === true && delivery.state === 'made' && canCancel(status);

/** The fitting of an order that is booked and not over. */
export async function comingFitting(
  db: Queryable,
  order: Pick<OrdersTable, 'id' | 'user_id'>,
  now: Date,
): Promise<VisitBookingsTable | undefined> {
  const booking = await bookingOf(db, { orderId: order.id, userId: order.user_id });
  const isComing = booking?.seat != null && booking.starts_at > now.toISOString();
  return isComing ? booking : undefined;
}

/** A booked visit with the page to change it. */
export const bookedVisit = (
  { config, secrets }: Services,
  { id, starts_at: start }: VisitBookingsTable,
): BookedVisit => ({
  ...slotTimes(new Date(start)),
  changeUrl: changeUrlOf(secrets, id, linkBase(config)),
});

/** What an order says about its fitting: when it is, or that the customer can choose. */
export async function fittingFields(
  services: Services,
  order: OrdersTable,
  delivery: MadeDelivery,
): Promise<Pick<MadeDelivery, 'canBookFitting' | 'fitting'>> {
  if (!waitsForFitting(order, delivery)) return {};
  const booking = await comingFitting(services.db, order, services.clock.now());
  return booking ? { fitting: bookedVisit(services, booking) } : { canBookFitting: true };
}
