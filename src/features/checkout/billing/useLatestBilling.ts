import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';

/** Fills the form from the customer's latest order (product 9.13); without it, or its chunk, the form starts empty. */
export function useLatestBilling(): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  useEffect(() => {
    if (!isSignedIn) return;
    import('./loadLatestBilling').then(
      ({ loadLatestBilling }) => dispatch(loadLatestBilling()),
      () => undefined,
    );
  }, [dispatch, isSignedIn]);
}
