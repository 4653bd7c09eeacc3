import type { CartItem } from '@/contract/cart';
import type { BillingPayload } from '@/contract/orders';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import type { OrderAttempt } from '@/store/slices/checkoutSlice';

/**
 * The attempt that an order belongs to: the former one when the same form and the same cart are sent again, so that
 * a retry cannot place a second order, else a new one.
 */
export function attemptFor(
  payload: BillingPayload,
  lines: readonly CartItem[],
  former: OrderAttempt | null,
): OrderAttempt {
  const content = JSON.stringify([
    payload,
    lines.map(({ productId, sizeId, quantity }) => [productId, sizeId, quantity]),
  ]);
  return former?.content === content ? former : { content, idempotencyKey: makeIdempotencyKey() };
}
