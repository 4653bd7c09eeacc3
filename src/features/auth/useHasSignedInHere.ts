import { useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectIsSessionKnown, selectIsSignedIn } from '@/store/slices/authSlice';

/** Whether the session began while this page was open; false when Back or a reload opened it with one. */
export function useHasSignedInHere(): boolean {
  const isKnown = useAppSelector(selectIsSessionKnown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (isKnown && !isSignedIn && !wasSignedOut) setWasSignedOut(true);
  return isSignedIn && wasSignedOut;
}
