import { cartLineKey, selectCart, selectCartLineByKey } from '@/api/cart';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { useAppSelector } from '@/store/hooks';

/**
 * A size of a product as the cart knows it. The cart's answer wins over the product's, which may be read
 * again a moment later; without a cart the product's own word counts.
 */
export function useSizeInCart(productId: Id, size: Size | undefined): Size | undefined {
  const isCartKnown = useAppSelector((state) => selectCart(state) !== undefined);
  const key = cartLineKey({ productId, sizeId: size?._id ?? '' });
  const quantity = useAppSelector((state) => selectCartLineByKey(state, key)?.quantity ?? 0);
  if (size === undefined || !isCartKnown) return size;
  return { ...size, quantity, isAddedCart: quantity > 0 };
}
