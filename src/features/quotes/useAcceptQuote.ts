import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { quotesApi } from '@/api/quotes';
import { useResumed } from '@/hooks/navigation/useResumed';
import { paths, quotePath } from '@/lib/paths';
import type { SignInIntent } from '@/lib/signInIntent';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { showToast } from '@/store/toasts';
import { useQuoteRequest } from './useQuoteRequest';

/**
 * Puts the lines of a quote in the cart, and opens it; without a session after sign-in (product 16.31). The server adds them
 * once, however often it is asked.
 */
export function useAcceptQuote(token: string, isOpen: boolean) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { isRunning, send } = useQuoteRequest('acceptQuote');
  const { resumed, forget } = useResumed();

  const accept = () => {
    if (!isSignedIn) {
      const state: SignInIntent = { returnTo: quotePath(token), acceptQuote: true };
      void navigate(paths.login, { state });
      return;
    }
    const { acceptQuote } = quotesApi.endpoints;
    send(
      () => dispatch(acceptQuote.initiate(token, { track: false })),
      async ({ message, left }) => {
        dispatch(showToast({ message, variant: left.length === 0 ? 'success' : 'info' }));
        await navigate(paths.cart);
      },
    );
  };

  const resume = useEffectEvent(() => {
    forget();
    if (isOpen) accept();
  });
  const isResumed = isSignedIn && resumed.acceptQuote === true;
  useEffect(() => {
    if (isResumed) resume();
  }, [isResumed]);

  return { isAccepting: isRunning, accept };
}
