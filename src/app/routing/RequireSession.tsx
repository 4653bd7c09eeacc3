import { useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PageLoading } from '@/components/PageLoading';
import type { SignInIntent } from '@/lib/signInIntent';
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
  if (!isKnown || isSignedIn !== isDeferredSignedIn) return <PageLoading />;
  if (isSignedIn) return <Outlet />;
  const intent: SignInIntent = { returnTo: `${pathname}${search}` };
  // Keeps the height until the sign-in page is shown, so that the footer does not jump into view.
  return (
    <>
      <PageLoading />
      <Navigate to={paths.login} replace state={intent} />
    </>
  );
}
