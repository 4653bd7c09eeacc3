import type { MadeDelivery } from '../../src/contract/madeToMeasure.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import { dialledPhone } from '../phoneNumber.ts';
import { dayText } from '../rules/dayText.ts';
import { momentText } from '../rules/momentText.ts';
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
  /** How finished windows are delivered; absent without one. */
  made?: MadeDelivery;
  /** The products of a delivered order. */
  care?: readonly ItemCare[];
}

/** How to care for each product, and where that is told of the others. */
function careTexts(texts: Messages['nextSteps'], care: readonly ItemCare[]): string[] {
  const known = care.flatMap(({ name, method }) => (method ? [texts.careOf(name, method)] : []));
  return known.length > 0 && known.length === care.length ? known : [...known, texts.care];
}

/** When a paid order is ready and comes; finished windows take as long as their making. */
function promiseOf(paidAt: string | undefined, made: MadeDelivery | undefined) {
  if (paidAt === undefined) return undefined;
  const paid = new Date(paidAt);
  if (made === undefined) return { ready: makingDay(paid), comes: deliveryDay(paid) };
  const { madeBy, arrives, cancelUntil } = made;
  if (madeBy === undefined || arrives === undefined) return undefined;
  const ends = cancelUntil === undefined ? undefined : new Date(cancelUntil);
  return { ready: new Date(madeBy), comes: new Date(arrives), ends };
}

/** What happens next with an order in its new status, one sentence each, for mails (product 11.15). */
export function nextSteps(
  order: Pick<OrdersTable, 'status' | 'language' | 'dial_code' | 'phone' | 'phone_e164' | 'city'>,
  { paidAt, hasRefund, now, made, care = [] }: Progress,
): string[] {
  const { language } = order;
  const { nextSteps: texts } = messagesIn(language);
  const day = (moment: Date): string => dayText(moment, language);
  const promise = promiseOf(paidAt, made);
  const isFitted = made?.isFitted === true;
  const comes = promise && !isDayOver(promise.comes, now) ? day(promise.comes) : undefined;
  const expected =
    comes === undefined ? [] : [isFitted ? texts.fitted(comes) : texts.expected(comes)];
  switch (order.status) {
    case 'Confirmed':
      if (promise === undefined) return [];
      return [
        texts.made(day(promise.ready)),
        ...expected,
        promise.ends ? texts.cancelUntil(momentText(promise.ends, language)) : texts.stillCancel,
      ];
    case 'Packed': {
      const phone = dialledPhone(order);
      if (!isFitted) return [texts.call(phone), ...expected, texts.clear];
      // The day of fitting says that we call.
      return [...(comes === undefined ? [texts.callToFit(phone)] : expected), texts.clear];
    }
    case 'Shipped':
      return [texts.travelling(order.city), ...expected];
    case 'InTransit':
      return expected;
    case 'OutForDelivery':
      return [isFitted ? texts.fitsToday : texts.today];
    case 'Delivered':
      return [
        isFitted ? texts.restFitted : texts.rest,
        ...careTexts(texts, care),
        texts.faults(day(faultDay(now))),
      ];
    case 'Cancelled':
      return hasRefund ? [texts.refundBy(day(refundDay(now)))] : [];
  }
}
