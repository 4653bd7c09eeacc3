import type { OrderDetail } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import { formatOrderDate } from '@/lib/dates';
import { isPaymentNeeded } from '@/lib/paymentNeeded';
import { messages } from '../messages';
import { isKnownStatus, reachedStep, TIMELINE_STATUSES } from '../orderStatus';

export type StepState = 'done' | 'current' | 'upcoming' | 'dimmed';

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

/** Timeline of an order (product 11.6), with dates from its status history. */
export function timelineSteps(
  t: Translate,
  order: Pick<OrderDetail, 'orderStatus' | 'createdAt' | 'statusHistory' | 'paymentStatus'>,
): TimelineStep[] {
  const { orderStatus, createdAt, statusHistory = [] } = order;
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
      ...(state === 'current' && { hint: t(hint) }),
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
