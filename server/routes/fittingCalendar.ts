import type { Hono } from 'hono';
import { notFound } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { fittingFile, isCalendarKey } from '../orders/fittingCalendar.ts';
import { deliveryOf } from '../orders/deliveryOf.ts';
import { invoicesOf } from '../repositories/invoices.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { findOrderToPay } from '../repositories/orders.ts';
import { bookingOf } from '../repositories/visitBookings.ts';
import { paymentsOf } from '../repositories/payments.ts';
import { paidAtOf } from '../rules/paymentStatus.ts';
import type { Services } from '../services.ts';

const PATH = '/api/calendar/:file';
const EXTENSION = '.ics';
const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'inline; filename="sadeel-windows.ics"',
  'Cache-Control': 'no-store',
};

/** The calendar file that a key opens. */
async function fileOf({ db, config, payments }: Services, key: string) {
  const [id = ''] = key.split('.');
  const order = await findOrderToPay(db, id);
  if (!order || !isCalendarKey(order, key)) return undefined;
  const own = ownOf(order);
  const paidAt = paidAtOf(order, payments.counted(await paymentsOf(db, own)));
  // The payment of a cancelled order goes back; the invoice still says when it was made.
  const [invoice] = order.status === 'Cancelled' ? await invoicesOf(db, own) : [];
  const delivery = await deliveryOf(db, order, paidAt ?? invoice?.issued_at);
  const booking = await bookingOf(db, { orderId: own.id, userId: own.userId });
  return delivery && fittingFile(config, order, delivery, booking);
}

/** Serves the calendar files of orders with finished windows, with a secret URL each (product 16.19). */
export function registerFittingCalendar(app: Hono, services: Services): void {
  app.get(PATH, async (context) => {
    const file = context.req.param('file');
    const key = file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : '';
    const content = await fileOf(services, key);
    if (content === undefined) throw notFound((m) => m.shop.noOrder);
    return context.body(content, 200, HEADERS);
  });
  refuseOtherMethods(app, PATH, ['GET']);
}
