import { cartLineKey, selectCart, selectCartLineByKey } from '@/api/cart';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { useAppSelector } from '@/store/hooks';

/** Size with its quantity in the cart. The cart wins over the product response, which may be older. */
export function useSizeInCart(productId: Id, size: Size | undefined): Size | undefined {
  const isCartKnown = useAppSelector((state) => selectCart(state) !== undefined);
  const key = cartLineKey({ productId, sizeId: size?._id ?? '' });
  const quantity = useAppSelector((state) => selectCartLineByKey(state, key)?.quantity ?? 0);
  if (size === undefined || !isCartKnown) return size;
  return { ...size, quantity, isAddedCart: quantity > 0 };
}
