import { useDeferredValue, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PageLoading } from '@/components/PageLoading';
import type { SignInIntent } from '@/lib/navigationState';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSessionKnown, selectIsSignedIn } from '@/store/slices/authSlice';

/** Layout route of pages that need a session; redirects to the login page, which returns here. */
export function RequireSession() {
  const { pathname, search } = useLocation();
  const isKnown = useAppSelector(selectIsSessionKnown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // Deferred, so that the first render of a protected page is interruptible.
  const isDeferredSignedIn = useDeferredValue(isSignedIn);
  // Stable, because `Navigate` redirects again when its state changes.
  const intent = useMemo<SignInIntent>(
    () => ({ returnTo: `${pathname}${search}` }),
    [pathname, search],
  );
  if (!isKnown || isSignedIn !== isDeferredSignedIn) return <PageLoading />;
  if (isSignedIn) return <Outlet />;
  // Keeps the height until the sign-in page is shown, so that the footer does not jump into view.
  return (
    <>
      <PageLoading />
      <Navigate to={paths.login} replace state={intent} />
    </>
  );
}
