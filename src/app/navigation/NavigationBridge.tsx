import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { lazyPart } from '@/components/lazyPart';
import { isResuming } from '@/lib/navigationState';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';

/** Code-split, because only sign-in needs it. */
const ResumeAdditions = lazyPart(
  async () => (await import(/* webpackChunkName: "late" */ './ResumeAdditions')).ResumeAdditions,
);

/**
 * Connects the router's `navigate` to the store's services, so that listeners and thunks can redirect, and continues an
 * addition to the cart that sign-in interrupted.
 */
export function NavigationBridge() {
  const navigate = useNavigate();
  const { navigation } = useAppStore().services;
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const location: Location<unknown> = useLocation();

  useEffect(
    () => navigation.connect((to, options) => void navigate(to, options)),
    [navigate, navigation],
  );

  return isSignedIn && isResuming(location.state) ? <ResumeAdditions /> : null;
}
