import { timingSafeEqual } from 'node:crypto';
import type { MadeDelivery } from '../../src/contract/madeToMeasure.ts';
import { DAY } from '../clock.ts';
import type { Config } from '../config.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { messagesIn } from '../messages/messages.ts';
import { calendarFile } from '../rules/calendarFile.ts';
import { dubaiWallClock } from '../rules/dubaiTime.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import { shopName } from '../rules/shopName.ts';
import { tokenHash } from '../secrets.ts';

type Keyed = Pick<OrdersTable, 'id' | 'pay_token'>;

/** Opens the calendar file of an order and nothing else: its payment link cannot be derived from it. */
const keyOf = ({ id, pay_token: token }: Keyed): string =>
  `${id}.${tokenHash(`calendar ${token}`)}`;

/** URL of the calendar file of an order. @param base absolute base URL, or empty for a root-relative one */
export const fittingCalendarUrl = (order: Keyed, base: string): string =>
  `${base}/api/calendar/${keyOf(order)}.ics`;

/** Whether a key opens the calendar file of an order. */
export function isCalendarKey(order: Keyed, key: string): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(keyOf(order))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The day from which the windows of an order are fitted, as a calendar file; `undefined` before it is paid. */
export function fittingFile(
  config: Pick<Config, 'company' | 'publicUrl'>,
  order: OrdersTable,
  { isFitted, arrives }: MadeDelivery,
): string | undefined {
  if (arrives === undefined) return undefined;
  const { language, status, order_number: number } = order;
  const { company, publicUrl } = config;
  const { visits } = messagesIn(language);
  const shop = shopName(company, language);
  const { summary, reminder, lines } = visits.fitting[isFitted ? 'fitted' : 'shipped'];
  const isCancelled = status === 'Cancelled';
  const start = new Date(`${dubaiWallClock(new Date(arrives)).slice(0, 10)}T00:00:00Z`);
  const advice = isCancelled ? [visits.fitting.cancelled] : lines;
  return calendarFile({
    uid: `order-${order.id}@${new URL(publicUrl).hostname}`,
    changedAt: new Date(order.updated_at),
    start,
    end: new Date(start.getTime() + DAY),
    isAllDay: true,
    sequence: isCancelled ? 1 : 0,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    summary: summary(shop),
    location: visits.location,
    description: [visits.fitting.order(number), ...advice].join('\n'),
    url: orderPageUrl(config, order.id, language),
    organizer: { name: shop, email: company.email },
    ...(!isCancelled && { reminder: reminder(shop) }),
  });
}
