import type { OrderStatus } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import { messages } from './messages';

/** Statuses of the timeline, in order (product 11.6). */
export const TIMELINE_STATUSES = [
  'Confirmed',
  'Packed',
  'Shipped',
  'InTransit',
  'OutForDelivery',
  'Delivered',
] as const satisfies readonly OrderStatus[];

/** Whether the status is known; servers may send others (product 11.5). */
export function isKnownStatus(status: string): status is OrderStatus {
  return Object.hasOwn(messages.statuses, status);
}

/** Label of a status; unknown values are returned unchanged, an empty one as Confirmed. */
export function describeStatus(t: Translate, status: string): string {
  if (isKnownStatus(status)) return t(messages.statuses[status]);
  return status === '' ? t(messages.statuses.Confirmed) : status;
}

/** Index of the current step: -1 for Cancelled, 0 for an unknown status (product 11.5, 11.6). */
export function reachedStep(status: string): number {
  if (status === 'Cancelled') return -1;
  const index = TIMELINE_STATUSES.findIndex((step) => step === status);
  return Math.max(0, index);
}
