import type { Tx } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import { fittingMail } from '../mail/templates/fitting.ts';
import type { FittingNews } from '../mail/templates/fitting.ts';
import { fittingCalendarUrl } from '../orders/fittingCalendar.ts';
import { findUser } from '../repositories/users.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import type { VisitParts } from './changeVisit.ts';
import { changeUrlOf } from './visitKey.ts';

/** Queues the customer's mail about the fitting of an order. @param lifeMs after which it is not sent any more */
export async function notifyFitting(
  trx: Tx,
  { config, mailer, secrets }: VisitParts,
  { order, booking, news }: { order: OrdersTable; booking: VisitBookingsTable; news: FittingNews },
  lifeMs?: number,
): Promise<void> {
  const { company, publicUrl } = config;
  const customer = await findUser(trx, order.user_id);
  const mail = fittingMail(company, customer.email, {
    order,
    news,
    startsAt: new Date(booking.starts_at),
    orderUrl: orderPageUrl(config, order.id, order.language),
    changeUrl: changeUrlOf(secrets, booking.id, publicUrl),
    calendarUrl: fittingCalendarUrl(order, publicUrl),
  });
  await mailer.queue(trx, 'fitting', mail, lifeMs);
}
