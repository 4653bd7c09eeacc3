import type { OrderDetail } from '@/contract/orders';
import { formatOrderDate } from '@/lib/dates';
import { messages } from '../messages';
import { isKnownStatus, reachedStep, TIMELINE_STATUSES } from '../orderStatus';

export type StepState = 'done' | 'current' | 'upcoming' | 'dimmed';

export interface TimelineStep {
  key: string;
  label: string;
  state: StepState;
  /** What happens at this step. */
  hint?: string;
  /** `dd/mm/yyyy`, when it is known. */
  date?: string;
}

function stateOf(index: number, status: string): StepState {
  const reached = reachedStep(status);
  if (reached < 0) return index === 0 ? 'dimmed' : 'upcoming';
  if (index < reached) return 'done';
  return index === reached ? 'current' : 'upcoming';
}

/** The forward timeline of an order (product 11.6); dates come from its status history. */
export function timelineSteps(
  order: Pick<OrderDetail, 'orderStatus' | 'createdAt' | 'statusHistory'>,
): TimelineStep[] {
  const { orderStatus, createdAt, statusHistory = [] } = order;
  return TIMELINE_STATUSES.map((status, index) => {
    const state = stateOf(index, orderStatus);
    const isLit = state === 'done' || state === 'current';
    const change = statusHistory.find((entry) => entry.status === status);
    const at = change?.at ?? (status === 'Confirmed' ? createdAt : undefined);
    const date = isLit || status === 'Confirmed' ? formatOrderDate(at) : '';
    const { label, hint } = messages.steps[status];
    return {
      key: status,
      label,
      state,
      ...(state === 'current' && { hint }),
      ...(date !== '' && { date }),
    };
  });
}

/** What the timeline cannot show by a step: a cancellation, or a status the shop does not know. */
export function timelineNote(
  order: Pick<OrderDetail, 'orderStatus' | 'statusHistory'>,
): string | undefined {
  const { orderStatus, statusHistory = [] } = order;
  if (orderStatus === 'Cancelled') {
    const date = formatOrderDate(statusHistory.find(({ status }) => status === orderStatus)?.at);
    return date === '' ? messages.wasCancelled : messages.wasCancelledOn(date);
  }
  const isUnknown = !isKnownStatus(orderStatus) && String(orderStatus) !== '';
  return isUnknown ? messages.otherStatus(orderStatus) : undefined;
}
