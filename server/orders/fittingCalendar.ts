import type { MadeDelivery } from '../../src/contract/madeToMeasure.ts';
import { DAY } from '../clock.ts';
import type { Config } from '../config.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import { messagesIn } from '../messages/messages.ts';
import { calendarFile } from '../rules/calendarFile.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import { dubaiDay } from '../rules/dubaiTime.ts';
import { SLOT_MS } from '../rules/visitSlots.ts';
import { shopName } from '../rules/shopName.ts';
import { isSameSecret, tokenHash } from '../secrets.ts';

type Keyed = Pick<OrdersTable, 'id' | 'pay_token'>;

/** Opens the calendar file of an order and nothing else: its payment link cannot be derived from it. */
const keyOf = ({ id, pay_token: token }: Keyed): string =>
  `${id}.${tokenHash(`calendar ${token}`)}`;

/** URL of the calendar file of an order. @param base absolute base URL, or empty for a root-relative one */
export const fittingCalendarUrl = (order: Keyed, base: string): string =>
  `${base}/api/calendar/${keyOf(order)}.ics`;

/** Whether a key opens the calendar file of an order. */
export const isCalendarKey = (order: Keyed, key: string): boolean =>
  isSameSecret(key, keyOf(order));

/** When the windows of an order are fitted, the day or the booked hours, as a calendar file; `undefined` before it is paid. */
export function fittingFile(
  config: Pick<Config, 'company' | 'publicUrl'>,
  order: OrdersTable,
  { isFitted, arrives }: MadeDelivery,
  booking?: VisitBookingsTable,
): string | undefined {
  if (arrives === undefined) return undefined;
  const { language, status, order_number: number } = order;
  const { company, publicUrl } = config;
  const { visits } = messagesIn(language);
  const shop = shopName(company, language);
  const { summary, reminder, lines } = visits.fitting[isFitted ? 'fitted' : 'shipped'];
  const isCancelled = status === 'Cancelled';
  const booked = booking?.seat == null ? undefined : new Date(booking.starts_at);
  const day = new Date(`${dubaiDay(new Date(arrives))}T00:00:00Z`);
  const whole = { start: day, end: new Date(day.getTime() + DAY), isAllDay: true };
  const slot = booked && { start: booked, end: new Date(booked.getTime() + SLOT_MS) };
  const shown = booked ? [visits.fitting.booked, ...lines.slice(1)] : lines;
  const advice = isCancelled ? [visits.fitting.cancelled] : shown;
  // Booking and each change replace what a calendar has.
  const sequence = booking ? booking.sequence + 1 : 0;
  return calendarFile({
    uid: `order-${order.id}@${new URL(publicUrl).hostname}`,
    changedAt: new Date(booked && booking ? booking.changed_at : order.updated_at),
    ...(slot ?? whole),
    sequence: sequence + (isCancelled ? 1 : 0),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    summary: summary(shop),
    location: visits.location,
    description: [visits.fitting.order(number), ...advice].join('\n'),
    url: orderPageUrl(config, order.id, language),
    organizer: { name: shop, email: company.email },
    ...(!isCancelled && { reminder: reminder(shop) }),
  });
}
