import { useDeferredValue, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { PageLoading } from '@/components/PageLoading';
import type { SignInIntent } from '@/lib/signInIntent';
import { isAt, paths } from '@/lib/paths';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectIsSessionKnown, selectIsSignedIn } from '@/store/slices/authSlice';

/** Redirects to the login page, unless the customer is leaving already: after sign-out the home page may still load. */
function RedirectToLogin() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { currentPath } = useAppStore().services;
  useEffect(() => {
    if (!isAt(pathname, currentPath())) return;
    const intent: SignInIntent = { returnTo: `${pathname}${search}` };
    void navigate(paths.login, { replace: true, state: intent });
  }, [pathname, search, navigate, currentPath]);
  // Keeps the height until the next page is shown, so that the footer does not jump into view.
  return <PageLoading />;
}

/** Layout route of pages that need a session; redirects to the login page, which returns here. */
export function RequireSession() {
  const isKnown = useAppSelector(selectIsSessionKnown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // Deferred, so that the first render of a protected page is interruptible.
  const isDeferredSignedIn = useDeferredValue(isSignedIn);
  if (!isKnown || isSignedIn !== isDeferredSignedIn) return <PageLoading />;
  return isSignedIn ? <Outlet /> : <RedirectToLogin />;
}
