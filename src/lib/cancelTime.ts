import type { OrderDetail } from '@/contract/orders';

/**
 * How long a customer can cancel an order (product 16.19): `anyTime` until it is delivered; of finished windows `until` a moment,
 * `untilCut` after it, and when they are `cut` no more.
 */
export type CancelTime = { kind: 'anyTime' | 'untilCut' | 'cut' } | { kind: 'until'; moment: Date };

/** How long an order can be cancelled; a server that sends no state cuts at the moment itself. */
export function cancelTime(
  { madeDelivery }: Pick<OrderDetail, 'madeDelivery'>,
  now: Date,
): CancelTime {
  const { state, cancelUntil } = madeDelivery ?? {};
  if (state === 'cutting' || state === 'made') return { kind: 'cut' };
  const moment = new Date(cancelUntil ?? '');
  if (Number.isNaN(moment.getTime())) return { kind: 'anyTime' };
  if (now <= moment) return { kind: 'until', moment };
  return { kind: state === 'waiting' ? 'untilCut' : 'cut' };
}
