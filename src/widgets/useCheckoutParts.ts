import { startTransition, useEffect, useState, type ComponentType } from 'react';
import type { CheckoutProps } from '@/features/checkout/Checkout';
import type { BillingParts } from '@/features/checkout/CheckoutForm';
import { useAppStore } from '@/store/hooks';
import { startCheckout } from './startCheckout';

/** Parts of the checkout that depend on the account; absent when they came too late. */
export interface CheckoutParts extends Pick<CheckoutProps, 'Drawing'> {
  /** The choice of an address; absent when the account has none. */
  Addresses?: ComponentType<BillingParts>;
}

/** How long the checkout waits for its parts, in ms. */
const MAX_WAIT_MS = 2000;

/**
 * Fills the checkout with what the account has. The form waits for its parts, because it would move when they appear later
 * (product 9.14).
 * @returns the parts, `undefined` while they load
 */
export function useCheckoutParts(): CheckoutParts | undefined {
  const store = useAppStore();
  const [parts, setParts] = useState<CheckoutParts>();
  useEffect(() => {
    let isWaiting = true;
    const settle = (loaded: CheckoutParts) => {
      // Rendered in slices, because the form takes 300 ms on a slow phone.
      if (isWaiting) startTransition(() => setParts(loaded));
      isWaiting = false;
    };
    setTimeout(settle, MAX_WAIT_MS, {});
    startCheckout(store, () => isWaiting).then(settle, () => settle({}));
    return () => {
      isWaiting = false;
    };
  }, [store]);
  return parts;
}
