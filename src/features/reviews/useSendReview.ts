import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAddReviewMutation } from '@/api/addReview';
import { isApiError } from '@/api/errors';
import type { Id } from '@/contract/common';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import type { SignInIntent } from '@/lib/navigationState';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { reviewAwaitsSignIn, reviewCleared } from '@/store/slices/reviewDraftSlice';
import { showToast } from '@/store/toasts';
import type { CheckedReview } from './checkReview';
import { messages } from './messages';
import { useReviewPhotos } from './useReviewPhotos';
import { withReviewPage } from './useReviews';

/** Sends a validated review, after sign-in if needed; keeps the draft until the server accepts it. */
export function useSendReview(productId: Id) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, setParams] = useSearchParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [addReview] = useAddReviewMutation();
  const { isRunning, run } = useSingleFlight();
  const { keyFor, reset } = useIdempotencyKey();
  const photos = useReviewPhotos(productId);

  const redirectToSignIn = () => {
    dispatch(reviewAwaitsSignIn(productId));
    const state: SignInIntent = { returnTo: `${pathname}${search}` };
    void navigate(paths.login, { state });
  };

  const postReview = async (review: CheckedReview) => {
    const ids = await photos.upload();
    const body = { productId, ...review, ...(ids?.length && { photos: ids }) };
    const { error } =
      ids === undefined
        ? { error: undefined }
        : await addReview({ ...body, idempotencyKey: keyFor(body) });
    if (ids === undefined || error !== undefined) {
      // An expired session has navigated to /login already, which returns to this form.
      if (!selectIsSignedIn(store.getState())) dispatch(reviewAwaitsSignIn(productId));
      if (isApiError(error) && error.status === 400) photos.forgetUploads();
      return;
    }
    reset();
    photos.setWasSent(ids.length > 0);
    dispatch(showToast({ message: t(messages.added), variant: 'success' }));
    dispatch(reviewCleared(productId));
    setParams((params) => withReviewPage(params, 1), { replace: true });
  };

  const send = (review: CheckedReview) => {
    if (isSignedIn) run(() => postReview(review));
    else redirectToSignIn();
  };

  const { problem: photoProblem, wasSent: werePhotosSent } = photos;
  return { send, isSending: isRunning, isSignedIn, photoProblem, werePhotosSent };
}
