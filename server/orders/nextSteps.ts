import type { OrdersTable } from '../db/orderTables.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import { dialledPhone } from '../phoneNumber.ts';
import { dayText } from '../rules/dayText.ts';
import { deliveryDay, faultDay, isDayOver, makingDay, refundDay } from '../rules/promisedDays.ts';
import type { ItemCare } from './careOfItems.ts';

/** What decides on the next steps of an order, besides its status. */
interface Progress {
  /** Time of the payment; no day of delivery is promised without it. */
  paidAt: string | undefined;
  /** Whether a payment is returned. */
  hasRefund: boolean;
  /** Time of the change. */
  now: Date;
  /** The products of a delivered order. */
  care?: readonly ItemCare[];
}

/** How to care for each product, and where that is told of the others. */
function careTexts(texts: Messages['nextSteps'], care: readonly ItemCare[]): string[] {
  const known = care.flatMap(({ name, method }) => (method ? [texts.careOf(name, method)] : []));
  return known.length > 0 && known.length === care.length ? known : [...known, texts.care];
}

/** What happens next with an order in its new status, one sentence each, for mails (product 11.15). */
export function nextSteps(
  order: Pick<OrdersTable, 'status' | 'language' | 'dial_code' | 'phone' | 'phone_e164' | 'city'>,
  { paidAt, hasRefund, now, care = [] }: Progress,
): string[] {
  const { language } = order;
  const { nextSteps: texts } = messagesIn(language);
  const day = (moment: Date): string => dayText(moment, language);
  const paid = paidAt === undefined ? undefined : new Date(paidAt);
  const delivery = paid && deliveryDay(paid);
  const expected = delivery && !isDayOver(delivery, now) ? [texts.expected(day(delivery))] : [];
  switch (order.status) {
    case 'Confirmed':
      return paid ? [texts.made(day(makingDay(paid))), ...expected, texts.stillCancel] : [];
    case 'Packed': {
      return [texts.call(dialledPhone(order)), ...expected, texts.clear];
    }
    case 'Shipped':
      return [texts.travelling(order.city), ...expected];
    case 'InTransit':
      return expected;
    case 'OutForDelivery':
      return [texts.today];
    case 'Delivered':
      return [texts.rest, ...careTexts(texts, care), texts.faults(day(faultDay(now)))];
    case 'Cancelled':
      return hasRefund ? [texts.refundBy(day(refundDay(now)))] : [];
  }
}
