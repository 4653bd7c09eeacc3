import type { OrderDetail, OrderStatus } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import type { Message } from '@/i18n/message';
import { formatOrderDate } from '@/lib/dates';
import { isPaymentNeeded } from '@/lib/paymentNeeded';
import { messages } from '../messages';
import { makingMessages } from '../next/messages';
import { isKnownStatus, reachedStep, TIMELINE_STATUSES } from '../orderStatus';

export type StepState = 'done' | 'current' | 'upcoming' | 'dimmed';

export type TimelineOrder = Pick<
  OrderDetail,
  'orderStatus' | 'createdAt' | 'statusHistory' | 'paymentStatus' | 'madeDelivery'
>;

export interface TimelineStep {
  key: string;
  label: string;
  state: StepState;
  /** Description of the current step, or that the order has to be paid. */
  hint?: string;
  /** `dd/mm/yyyy`, if known. */
  date?: string;
}

function stateOf(index: number, status: string): StepState {
  const reached = reachedStep(status);
  if (reached < 0) return index === 0 ? 'dimmed' : 'upcoming';
  if (index < reached) return 'done';
  return index === reached ? 'current' : 'upcoming';
}

/** What each step means; of finished windows also how far they are (product 16.19). */
function hintsOf({ madeDelivery }: Pick<OrderDetail, 'madeDelivery'>) {
  const { hints, cutting, made } = makingMessages;
  const { isFitted, state = 'waiting' } = madeDelivery ?? {};
  return {
    ...(madeDelivery && {
      Confirmed: { waiting: hints.waiting, cutting, made }[state],
      Packed: hints.Packed,
    }),
    ...(isFitted && { OutForDelivery: hints.OutForDelivery, Delivered: hints.Delivered }),
  };
}

/** Timeline of an order (product 11.6), with dates from its status history. */
export function timelineSteps(t: Translate, order: TimelineOrder): TimelineStep[] {
  const { orderStatus, createdAt, statusHistory = [] } = order;
  const hints: Partial<Record<OrderStatus, Message>> = hintsOf(order);
  return TIMELINE_STATUSES.map((status, index) => {
    const state = stateOf(index, orderStatus);
    const isReached = state === 'done' || state === 'current';
    const change = statusHistory.find((entry) => entry.status === status);
    const at = change?.at ?? (status === 'Confirmed' ? createdAt : undefined);
    const date = isReached || status === 'Confirmed' ? formatOrderDate(at) : '';
    const { label, hint } = messages.steps[status];
    const isUnpaid = status === 'Confirmed' && isPaymentNeeded(order);
    return {
      key: status,
      label: t(label),
      state,
      ...(state === 'current' && { hint: t(hints[status] ?? hint) }),
      ...(isUnpaid && { hint: t(messages.paymentNeeded) }),
      ...(date !== '' && { date }),
    };
  });
}

/** Note for a status without a step: cancelled or unknown. */
export function timelineNote(
  t: Translate,
  order: Pick<OrderDetail, 'orderStatus' | 'statusHistory'>,
): string | undefined {
  const { orderStatus, statusHistory = [] } = order;
  if (orderStatus === 'Cancelled') {
    const date = formatOrderDate(statusHistory.find(({ status }) => status === orderStatus)?.at);
    return date === '' ? t(messages.wasCancelled) : t(messages.wasCancelledOn, { date });
  }
  const isUnknown = !isKnownStatus(orderStatus) && String(orderStatus) !== '';
  return isUnknown ? t(messages.otherStatus, { status: orderStatus }) : undefined;
}
