import type { Id, Money } from '@/contract/common';
import type { OrderItem } from '@/contract/orders';
import type { Size } from '@/contract/products';

/** An item whose product and size are known, so that it can be ordered again. */
export type OrderableItem = OrderItem & { productId: Id; sizeId: Id };

/** What has become of an item since it was ordered. */
export type ReorderLine = { item: OrderableItem; quantity: number } & (
  { kind: 'same' | 'changed'; price: Money } | { kind: 'gone' }
);

/** The items that the server identifies; an optional addition (product 11.13). */
export const orderableItems = (items: readonly OrderItem[]): OrderableItem[] =>
  items.flatMap(({ productId, sizeId, ...item }) =>
    productId === undefined || sizeId === undefined ? [] : [{ ...item, productId, sizeId }],
  );

/**
 * Compares an ordered item with the product of today.
 * @param sizes `undefined` when the product is not sold any more
 */
export function reorderLine(item: OrderableItem, sizes: readonly Size[] | undefined): ReorderLine {
  const quantity = item.quantity ?? 1;
  const size = sizes?.find(({ _id }) => _id === item.sizeId);
  if (size === undefined) return { item, quantity, kind: 'gone' };
  const kind = size.price === item.price ? 'same' : 'changed';
  return { item, quantity, kind, price: size.price };
}
