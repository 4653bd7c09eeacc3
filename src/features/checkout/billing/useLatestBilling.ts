import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { selectAddressChoice } from '@/store/slices/checkoutSlice';

/**
 * Fills the form from the latest order of a customer without saved addresses (product 9.13, 9.14); without one, or its
 * chunk, the form starts empty.
 */
export function useLatestBilling(): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasAddress = useAppSelector(selectAddressChoice) !== null;
  useEffect(() => {
    if (!isSignedIn || hasAddress) return;
    import('./loadLatestBilling').then(
      ({ loadLatestBilling }) => dispatch(loadLatestBilling()),
      () => undefined,
    );
  }, [dispatch, isSignedIn, hasAddress]);
}
