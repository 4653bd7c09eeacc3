import type { Ref } from 'react';
import { cartLineKey, selectCart, selectCartLineByKey } from '@/api/cart';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { useCartActions } from '@/features/cart/useCartActions';
import { SizePurchase, type SizePurchaseProps } from '@/features/products/detail/SizePurchase';
import { useAppSelector } from '@/store/hooks';
import { selectIsLineBusy } from '@/store/slices/pendingCartSlice';

interface ProductPurchaseProps extends Pick<SizePurchaseProps, 'productName' | 'layout'> {
  productId: Id;
  /** The chosen size; `undefined` when the product has none. */
  size: Size | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Size with its quantity in the cart. The cart wins over the product response, which may be older. */
function useSizeInCart(productId: Id, size: Size | undefined): Size | undefined {
  const isCartKnown = useAppSelector((state) => selectCart(state) !== undefined);
  const key = cartLineKey({ productId, sizeId: size?._id ?? '' });
  const quantity = useAppSelector((state) => selectCartLineByKey(state, key)?.quantity ?? 0);
  if (size === undefined || !isCartKnown) return size;
  return { ...size, quantity, isAddedCart: quantity > 0 };
}

/** Add to Cart or the quantity stepper of a size; selects the cart itself, so that a change re-renders only this. */
export function ProductPurchase({ productId, size: chosenSize, ...rest }: ProductPurchaseProps) {
  const size = useSizeInCart(productId, chosenSize);
  const line = { productId, sizeId: size?._id ?? '' };
  const isBusy = useAppSelector((state) => selectIsLineBusy(state, cartLineKey(line)));
  const { addToCart, act } = useCartActions();
  return (
    <SizePurchase
      {...rest}
      size={size}
      isBusy={isBusy}
      onAdd={() => void addToCart(line)}
      onAct={(action) => act(action, line)}
    />
  );
}
