import type { CartItem } from '@/contract/cart';

/** A difference between two states of a cart. A line with another quantity and price has two. */
export type CartChange =
  | { kind: 'added' | 'removed'; line: CartItem }
  | { kind: 'quantity' | 'price'; line: CartItem; previous: CartItem };

const keyOf = ({ productId, sizeId }: CartItem) => `${productId}:${sizeId}`;

function changesOf(previous: CartItem | undefined, line: CartItem): CartChange[] {
  if (previous === undefined) return [{ kind: 'added', line }];
  const kinds = [
    ...(previous.quantity === line.quantity ? [] : (['quantity'] as const)),
    ...(previous.price === line.price ? [] : (['price'] as const)),
  ];
  return kinds.map((kind) => ({ kind, line, previous }));
}

/** What changed from one state of a cart to another, in the order of the lines; removed lines come last. */
export function cartChanges(
  before: readonly CartItem[],
  after: readonly CartItem[],
): readonly CartChange[] {
  const left = new Map(before.map((line) => [keyOf(line), line]));
  const changes = after.flatMap((line) => {
    const previous = left.get(keyOf(line));
    left.delete(keyOf(line));
    return changesOf(previous, line);
  });
  return [...changes, ...[...left.values()].map((line): CartChange => ({ kind: 'removed', line }))];
}
