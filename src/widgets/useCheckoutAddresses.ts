import { useEffect, useState, type ComponentType } from 'react';
import type { BillingParts } from '@/features/checkout/CheckoutForm';
import { useAppDispatch } from '@/store/hooks';

type AddressPart = ComponentType<BillingParts>;

/** How long the checkout waits for the saved addresses, in ms. */
const MAX_WAIT_MS = 2000;

/**
 * Fills the checkout with what the account has; code-split. The form waits for the saved addresses, because it would move
 * when their choice appears later (product 9.14).
 * @returns the choice of an address, `undefined` while it loads, `null` without it
 */
export function useCheckoutAddresses(): AddressPart | null | undefined {
  const dispatch = useAppDispatch();
  const [part, setPart] = useState<AddressPart | null>();
  useEffect(() => {
    let isWaiting = true;
    const settle = (loaded: AddressPart | null) => {
      if (isWaiting) setPart(() => loaded);
      isWaiting = false;
    };
    setTimeout(settle, MAX_WAIT_MS, null);
    import('./startCheckout')
      .then(({ startCheckout }) => dispatch(startCheckout(() => isWaiting)))
      .then(settle, () => settle(null));
    return () => {
      isWaiting = false;
    };
  }, [dispatch]);
  return part;
}
