import type { Ref } from 'react';
import { cartLineKey } from '@/api/cart';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { useCartActions } from '@/features/cart/useCartActions';
import { useSizeInCart } from '@/features/cart/useSizeInCart';
import { SizePurchase, type SizePurchaseProps } from '@/features/products/detail/SizePurchase';
import { useAppSelector } from '@/store/hooks';
import { selectIsLineBusy } from '@/store/slices/pendingCartSlice';

interface ProductPurchaseProps extends Pick<SizePurchaseProps, 'productName' | 'layout'> {
  productId: Id;
  /** The chosen size; `undefined` when the product has none. */
  size: Size | undefined;
  ref?: Ref<HTMLDivElement>;
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
