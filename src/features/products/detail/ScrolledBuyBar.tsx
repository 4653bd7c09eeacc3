import type { ReactNode, RefObject } from 'react';
import type { ProductFacts } from '@/api/productDetails';
import type { Size } from '@/contract/products';
import { useInView } from '@/hooks/navigation/useInView';
import { BuyBar } from './BuyBar';

interface ScrolledBuyBarProps {
  /** The purchase controls of the page. */
  purchaseBox: RefObject<HTMLElement | null>;
  product: ProductFacts;
  /** The chosen size. */
  chosen: Size;
  /** Add to Cart or the quantity stepper. */
  children: ReactNode;
}

/** Bar with Add to Cart, shown while the purchase controls of the page are out of view. */
export function ScrolledBuyBar({ purchaseBox, product, chosen, children }: ScrolledBuyBarProps) {
  const isPurchaseInView = useInView(purchaseBox, { initial: true });
  const { name, lang, currency } = product;
  const { size, price, soldAs } = chosen;
  return (
    <BuyBar
      name={name}
      size={size}
      lang={size === '' ? lang : chosen.lang}
      price={price}
      soldAs={soldAs}
      currency={currency}
      isShown={!isPurchaseInView}
    >
      {children}
    </BuyBar>
  );
}
