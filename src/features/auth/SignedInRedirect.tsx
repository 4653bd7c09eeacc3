import { Navigate } from 'react-router';
import type { SignInIntent } from '@/lib/signInIntent';
import { paths } from '@/lib/paths';

export interface SignedInRedirectProps {
  intent: SignInIntent;
  /** What sign-in interrupted continues on the next screen. */
  isResuming: boolean;
}

/** Leaves a sign-in page for the screen it interrupted, or for home (product 10.7). */
export function SignedInRedirect({ intent, isResuming }: SignedInRedirectProps) {
  const { returnTo = paths.home, addToCart, addReview, saveAddress, acceptQuote } = intent;
  const resume = { addToCart, addReview, saveAddress, acceptQuote };
  const hasPending = Object.values(resume).some((pending) => pending !== undefined);
  return <Navigate to={returnTo} replace state={isResuming && hasPending ? { resume } : null} />;
}
