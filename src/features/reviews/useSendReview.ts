import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAddReviewMutation } from '@/api/addReview';
import { isApiError } from '@/api/errors';
import type { Id } from '@/contract/common';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import type { SignInIntent } from '@/lib/signInIntent';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { showToast } from '@/store/toasts';
import { usePhotoUploads } from '@/store/usePhotoUploads';
import type { CheckedReview } from './checkReview';
import { messages } from './messages';
import { reviewCleared } from './reviewDraftSlice';
import { useReviewPhotos } from './useReviewPhotos';
import { withStars } from './useReviews';

/** Sends a validated review, after sign-in if needed (product 10.20); keeps the draft until the server accepts it. */
export function useSendReview(productId: Id) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, setParams] = useSearchParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [addReview] = useAddReviewMutation();
  const { isRunning, run } = useSingleFlight();
  const { keyFor, reset } = useIdempotencyKey();
  const photos = useReviewPhotos(productId);
  const uploads = usePhotoUploads(photos);
  const [werePhotosSent, setWerePhotosSent] = useState(false);

  const redirectToSignIn = () => {
    const state: SignInIntent = {
      returnTo: `${pathname}${search}`,
      addReview: { productId, idempotencyKey: makeIdempotencyKey() },
    };
    void navigate(paths.login, { state });
  };

  const postReview = async (review: CheckedReview, pendingKey?: string) => {
    setWerePhotosSent(false);
    const ids = await uploads.upload();
    if (ids === undefined) return;
    const body = { productId, ...review, ...(ids.length > 0 && { photos: ids }) };
    const { error } = await addReview({ ...body, idempotencyKey: keyFor(body, pendingKey) });
    if (error !== undefined) {
      if (isApiError(error) && error.status === 400) uploads.forgetUploads();
      return;
    }
    reset();
    setWerePhotosSent(ids.length > 0);
    dispatch(showToast({ message: t(messages.added), variant: 'success' }));
    dispatch(reviewCleared(productId));
    // The new review is the first of all.
    setParams((params) => withStars(params), { replace: true });
  };

  /** @param pendingKey idempotency key of a review that sign-in interrupted */
  const send = (review: CheckedReview, pendingKey?: string) => {
    if (isSignedIn) run(() => postReview(review, pendingKey));
    else redirectToSignIn();
  };

  const { problem: photoProblem } = uploads;
  return { send, isSending: isRunning, isSignedIn, photos, photoProblem, werePhotosSent };
}
