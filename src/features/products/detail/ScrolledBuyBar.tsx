import type { RefObject } from 'react';
import { useInView } from '@/hooks/navigation/useInView';
import { BuyBar, type BuyBarProps } from './BuyBar';

interface ScrolledBuyBarProps extends Omit<BuyBarProps, 'isShown'> {
  /** The purchase controls of the page. */
  purchaseBox: RefObject<HTMLElement | null>;
}

/** Bar with Add to Cart, shown while the purchase controls of the page are out of view. */
export function ScrolledBuyBar({ purchaseBox, ...props }: ScrolledBuyBarProps) {
  const isPurchaseInView = useInView(purchaseBox, { initial: true });
  return <BuyBar {...props} isShown={!isPurchaseInView} />;
}
