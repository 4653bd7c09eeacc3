import { useEffect, useState, type ComponentType } from 'react';
import type { BillingParts } from '@/features/checkout/CheckoutForm';
import { useAppDispatch } from '@/store/hooks';

type AddressPart = ComponentType<BillingParts>;

/** How long the checkout waits for the saved addresses, in ms. */
const MAX_WAIT_MS = 2000;

/**
 * The choice of a saved address, code-split (product 9.14). The checkout waits for it, because the form would move when it
 * appears later. @returns `undefined` while it loads, `null` without it
 */
export function useCheckoutAddresses(): AddressPart | null | undefined {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<{ Part: AddressPart | null }>();
  useEffect(() => {
    const waiting = new AbortController();
    const settle = (Part: AddressPart | null) => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      setLoaded({ Part });
    };
    const timer = setTimeout(settle, MAX_WAIT_MS, null);
    import('@/features/addresses/checkout/loadCheckoutAddresses')
      .then(({ loadCheckoutAddresses }) => dispatch(loadCheckoutAddresses(waiting.signal)))
      .then(settle, () => settle(null));
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [dispatch]);
  return loaded?.Part;
}
