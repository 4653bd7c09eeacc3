import type { OrderDetail } from '@/contract/orders';
import { formatOrderDate } from '@/lib/dates';
import { isKnownStatus, reachedStep, TIMELINE_STATUSES, type TimelineStatus } from './orderStatus';

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

const LABELS: Readonly<Record<TimelineStatus, string>> = {
  Confirmed: 'Order Confirmed',
  Packed: 'Packed (Order Processed)',
  Shipped: 'Shipped',
  InTransit: 'In Transit',
  OutForDelivery: 'Out For Delivery',
  Delivered: 'Delivered',
};

const HINTS: Readonly<Record<TimelineStatus, string>> = {
  Confirmed: 'We have your order and prepare your fabric.',
  Packed: 'Cut, checked and packed in our workshop.',
  Shipped: 'It has left our workshop in Dubai.',
  InTransit: 'On the road to you.',
  OutForDelivery: 'With the driver, who calls before coming.',
  Delivered: 'With you. Enjoy your new view.',
};

function stateOf(index: number, status: string): StepState {
  const reached = reachedStep(status);
  if (reached < 0) return index === 0 ? 'dimmed' : 'upcoming';
  if (index < reached) return 'done';
  return index === reached ? 'current' : 'upcoming';
}

/** The forward timeline of an order (spec §4); dates come from its status history. */
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
    return {
      key: status,
      label: LABELS[status],
      state,
      ...(state === 'current' && { hint: HINTS[status] }),
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
    return date === '' ? 'This order was cancelled.' : `This order was cancelled on ${date}.`;
  }
  const isUnknown = !isKnownStatus(orderStatus) && String(orderStatus) !== '';
  return isUnknown ? `Status: ${String(orderStatus)}` : undefined;
}
