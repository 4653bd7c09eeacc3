import type { Id, Money } from '@/contract/common';
import type { WindowPrice, WindowPriceRequest } from '@/contract/madeToMeasure';
import type { OrderItem } from '@/contract/orders';
import type { Size } from '@/contract/products';

/** An item whose product and size are known, so that it can be ordered again. */
export type OrderableItem = OrderItem & { productId: Id; sizeId: Id };

/** What has become of an item since it was ordered. */
export type ReorderLine = { item: OrderableItem; quantity: number } & (
  | { kind: 'same' | 'changed'; price: Money }
  | { kind: 'gone' }
  /** A finished window that cannot be made any more. */
  | { kind: 'refused'; reason: string }
);

/** Whether a line can be added to the cart. */
export const isOrderable = ({ kind }: ReorderLine): boolean =>
  kind === 'same' || kind === 'changed';

/** The items that the server identifies; an optional addition (product 11.13). */
export const orderableItems = (items: readonly OrderItem[]): OrderableItem[] =>
  items.flatMap(({ productId, sizeId, ...item }) =>
    productId === undefined || sizeId === undefined ? [] : [{ ...item, productId, sizeId }],
  );

function pricedLine(item: OrderableItem, price: Money | undefined): ReorderLine {
  const line = { item, quantity: item.quantity ?? 1 };
  if (price === undefined) return { ...line, kind: 'gone' };
  return { ...line, kind: price === item.price ? 'same' : 'changed', price };
}

/**
 * Compares an ordered item with the product of today.
 * @param sizes `undefined` when the product is not sold any more
 */
export const reorderLine = (item: OrderableItem, sizes: readonly Size[] | undefined): ReorderLine =>
  pricedLine(item, sizes?.find(({ _id }) => _id === item.sizeId)?.price);

/** The ordered window as it is priced today; `undefined` for an item of a size. The server checks it. */
export function windowOf({
  productId,
  configuration,
}: OrderableItem): WindowPriceRequest | undefined {
  if (!configuration) return undefined;
  const { window, options, name } = configuration;
  return { productId, window, options, ...(name !== '' && { name }) };
}

/**
 * Compares an ordered window with its price of today.
 * @param today `undefined` when the product is not made any more
 */
export function reorderWindow(item: OrderableItem, today: WindowPrice | undefined): ReorderLine {
  const reason = today?.refusals?.[0]?.message;
  if (reason !== undefined) return { item, quantity: item.quantity ?? 1, kind: 'refused', reason };
  return pricedLine(item, today?.price ?? undefined);
}
