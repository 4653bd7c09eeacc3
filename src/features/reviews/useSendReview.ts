import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAddReviewMutation } from '@/api/reviews';
import type { Id } from '@/contract/common';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import type { SignInIntent } from '@/lib/navigationState';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { reviewAwaitsSignIn, reviewCleared } from '@/store/slices/reviewDraftSlice';
import { showToast } from '@/store/toasts';
import type { CheckedReview } from './checkReview';
import { messages } from './messages';
import { withReviewPage } from './useReviews';

/** Sends a checked review, or leads a visitor to sign-in and back; what was written is kept until it has arrived. */
export function useSendReview(productId: Id) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, setParams] = useSearchParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [addReview, { isLoading }] = useAddReviewMutation();
  const isLocked = useRef(false);
  // One key per intent: another text is another intent, the same text sent again is not.
  const intent = useRef({ text: '', idempotencyKey: '' });

  const askToSignIn = () => {
    dispatch(reviewAwaitsSignIn(productId));
    const state: SignInIntent = { returnTo: `${pathname}${search}` };
    void navigate(paths.login, { state });
  };

  const deliver = async (review: CheckedReview) => {
    const text = JSON.stringify(review);
    if (intent.current.text !== text) {
      intent.current = { text, idempotencyKey: makeIdempotencyKey() };
    }
    const { idempotencyKey } = intent.current;
    const { error } = await addReview({ productId, ...review, idempotencyKey });
    if (error !== undefined) {
      // A session that is over has led to sign-in already; the way back ends here.
      if (!selectIsSignedIn(store.getState())) dispatch(reviewAwaitsSignIn(productId));
      return;
    }
    intent.current = { text: '', idempotencyKey: '' };
    dispatch(showToast({ message: messages.added, variant: 'success' }));
    dispatch(reviewCleared(productId));
    setParams((params) => withReviewPage(params, 1), { replace: true });
  };

  const send = async (review: CheckedReview) => {
    if (isLocked.current) return;
    if (!isSignedIn) {
      askToSignIn();
      return;
    }
    isLocked.current = true;
    await deliver(review).finally(() => {
      isLocked.current = false;
    });
  };

  return { send, isSending: isLoading, isSignedIn };
}
