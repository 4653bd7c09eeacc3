import type { Ref } from 'react';
import { cartLineKey } from '@/api/cart';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { useCartActions } from '@/features/cart/useCartActions';
import { useIsLineBusy } from '@/features/cart/useIsLineBusy';
import { useSizeInCart } from '@/features/cart/useSizeInCart';
import { SizePurchase, type SizePurchaseProps } from '@/features/products/SizePurchase';

interface ProductPurchaseProps extends Pick<SizePurchaseProps, 'productName' | 'layout'> {
  productId: Id;
  /** The chosen size; `undefined` when the product has none. */
  size: Size | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** What buys a size, as the cart knows it; it looks at the cart itself, so that a press renders nothing else of the page. */
export function ProductPurchase({ productId, size: chosenSize, ...rest }: ProductPurchaseProps) {
  const size = useSizeInCart(productId, chosenSize);
  const line = { productId, sizeId: size?._id ?? '' };
  const isBusy = useIsLineBusy(cartLineKey(line));
  const { addToCart, act } = useCartActions();
  return (
    <SizePurchase
      {...rest}
      size={size}
      isBusy={isBusy}
      onAdd={() => addToCart(line)}
      onAct={(action) => act(action, line)}
    />
  );
}
