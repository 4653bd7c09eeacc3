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
  /** `expected` is the first day of fitting. */
  isFitted?: boolean;
}

/** What happens next with an order (product 11.14). */
export type NextStep =
  | { kind: 'pay' }
  | ({ kind: 'make'; ready?: Date; state?: MakingState; cancel: CancelTime } & Delivery)
  | ({ kind: 'call' | 'leave' | 'travel' } & Delivery)
  | { kind: 'arrive'; isToday: boolean; isUnpaid: boolean }
  | { kind: 'care'; faultsUntil?: Date }
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
  const { isFitted, madeBy, arrives, state } = order.madeDelivery ?? {};
  const promised = paidAt && (asDate(arrives) ?? deliveryDay(paidAt));
  const isLate = promised !== undefined && isDayOver(promised, now);
  const fitted = isFitted === true && arrives !== undefined && { isFitted };
  const delivery = {
    isLate,
    isUnpaid,
    ...fitted,
    ...(promised && !isLate && { expected: promised }),
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
      return { kind: 'arrive', isToday: leftAt !== undefined && isSameDay(leftAt, now), isUnpaid };
    }
    case 'Delivered': {
      const deliveredAt = reachedAt(order, 'Delivered');
      const faultsUntil = deliveredAt && faultDay(deliveredAt);
      const isOpen = faultsUntil !== undefined && !isDayOver(faultsUntil, now);
      return { kind: 'care', ...(isOpen && { faultsUntil }) };
    }
    case 'Cancelled':
      return afterCancellation(order, now);
    default: {
      if (isUnpaid) return { kind: 'pay' };
      const ready = paidAt && (asDate(madeBy) ?? makingDay(paidAt));
      const isAhead = ready !== undefined && !isDayOver(ready, now);
      return {
        kind: 'make',
        ...delivery,
        ...(isAhead && { ready }),
        ...(state && { state }),
        cancel: cancelTime(order, now),
      };
    }
  }
}
