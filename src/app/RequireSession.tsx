import { useDeferredValue, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '@/components/PageLoading';
import type { SignInIntent } from '@/lib/navigationState';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSessionKnown, selectIsSignedIn } from '@/store/slices/authSlice';

/** Lets customers in and sends visitors to sign in, from where they come back (decisions §3). */
export function RequireSession({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isKnown = useAppSelector(selectIsSessionKnown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // A customer's page is much to draw at once: deferred it comes in slices, between which the browser can answer.
  const isOpen = useDeferredValue(isSignedIn);
  if (!isKnown || isSignedIn !== isOpen) return <PageLoading />;
  if (isSignedIn) return children;
  const intent: SignInIntent = { returnTo: `${pathname}${search}` };
  // Until the other screen is there the room stays kept: the footer would jump into view for a moment.
  return (
    <>
      <PageLoading />
      <Navigate to={paths.login} replace state={intent} />
    </>
  );
}
