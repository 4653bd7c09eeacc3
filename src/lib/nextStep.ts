import type { MakingState } from '@/contract/madeToMeasure';
import type { OrderDetail, OrderStatus } from '@/contract/orders';
import { cancelTime, type CancelTime } from './cancelTime';
import { deliveryDay } from './deliveryDay';
import { isPaymentNeeded } from './paymentNeeded';
import { faultDay, isDayOver, isSameDay, makingDay, refundDay } from './promisedDays';

/** Delivery of an order that is not delivered yet. */
interface Delivery {
  /** Promised day; unknown without the time of the payment. */
  expected?: Date;
  /** Whether the promised day is over. */
  isLate: boolean;
  isUnpaid: boolean;
  /** The shop fits it, from `expected` on. */
  isFitted: boolean;
  /** When it is fitted is booked, or the customer can choose. */
  hasTime: boolean;
}

/** What happens next with an order (product 11.14). */
export type NextStep =
  | { kind: 'pay' }
  | ({ kind: 'make'; ready?: Date; state?: MakingState; cancel: CancelTime } & Delivery)
  | ({ kind: 'call' | 'leave' | 'travel' } & Delivery)
  | { kind: 'arrive'; isToday: boolean; isUnpaid: boolean; isFitted: boolean }
  | { kind: 'care'; faultsUntil?: Date; isFitted: boolean }
  | { kind: 'refund'; due?: Date }
  | { kind: 'refundLate' | 'refunded' | 'nothingCharged' | 'cancelled' };

/** What decides on the next step; the optional fields depend on the server. */
export type OrderProgress = Pick<
  OrderDetail,
  'orderStatus' | 'paymentStatus' | 'paidAt' | 'madeDelivery' | 'statusHistory'
>;

const asDate = (text: string | undefined): Date | undefined => {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** When the order reached a status. */
const reachedAt = ({ statusHistory = [] }: OrderProgress, wanted: OrderStatus): Date | undefined =>
  asDate(statusHistory.find(({ status }) => status === wanted)?.at);

/** What becomes of the money of a cancelled order. */
function afterCancellation(order: OrderProgress, now: Date): NextStep {
  switch (order.paymentStatus) {
    case 'refunded':
      return { kind: 'refunded' };
    case 'cancelled':
      return { kind: 'nothingCharged' };
    case 'refundDue': {
      const cancelledAt = reachedAt(order, 'Cancelled');
      const due = cancelledAt && refundDay(cancelledAt);
      if (due === undefined) return { kind: 'refund' };
      return isDayOver(due, now) ? { kind: 'refundLate' } : { kind: 'refund', due };
    }
    default:
      return { kind: 'cancelled' };
  }
}

/** What happens next with an order; an unknown status counts as Confirmed (product 11.5). */
export function nextStep(order: OrderProgress, now: Date): NextStep {
  const isUnpaid = isPaymentNeeded(order);
  const paidAt = isUnpaid ? undefined : asDate(order.paidAt);
  const { madeDelivery: made } = order;
  const isFitted = made?.isFitted === true;
  const promised = paidAt && (made ? asDate(made.arrives) : deliveryDay(paidAt));
  const hasTime = made?.canBookFitting === true || made?.fitting !== undefined;
  const isLate = !hasTime && promised !== undefined && isDayOver(promised, now);
  const delivery = {
    isLate,
    isUnpaid,
    isFitted,
    // The time of a fitting is booked, or chosen, beside it.
    ...(promised && !isLate && !hasTime && { expected: promised }),
    hasTime,
  };
  switch (order.orderStatus) {
    case 'Packed':
      return { kind: 'call', ...delivery };
    case 'Shipped':
      return { kind: 'leave', ...delivery };
    case 'InTransit':
      return { kind: 'travel', ...delivery };
    case 'OutForDelivery': {
      const leftAt = reachedAt(order, 'OutForDelivery');
      return {
        kind: 'arrive',
        isToday: leftAt !== undefined && isSameDay(leftAt, now),
        isUnpaid,
        isFitted,
      };
    }
    case 'Delivered': {
      const deliveredAt = reachedAt(order, 'Delivered');
      const faultsUntil = deliveredAt && faultDay(deliveredAt);
      const isOpen = faultsUntil !== undefined && !isDayOver(faultsUntil, now);
      return { kind: 'care', isFitted, ...(isOpen && { faultsUntil }) };
    }
    case 'Cancelled':
      return afterCancellation(order, now);
    default: {
      if (isUnpaid) return { kind: 'pay' };
      const ready = paidAt && (made ? asDate(made.madeBy) : makingDay(paidAt));
      const isAhead = ready !== undefined && !isDayOver(ready, now);
      return {
        kind: 'make',
        ...delivery,
        ...(isAhead && { ready }),
        ...(made?.state && { state: made.state }),
        cancel: cancelTime(order, now),
      };
    }
  }
}
