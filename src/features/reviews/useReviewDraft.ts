import type { RefObject } from 'react';
import type { Id } from '@/contract/common';
import { useEarlyEntries } from '@/hooks/useEarlyEntries';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { reviewEdited, selectReviewDraft, type ReviewDraft } from '@/store/slices/reviewDraftSlice';

/** The review being written about a product, with what stood in its form before the scripts took over. */
export function useReviewDraft(productId: Id, form: RefObject<HTMLFormElement | null>) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectReviewDraft(state, productId));
  const edit = (change: Partial<ReviewDraft>) => dispatch(reviewEdited({ productId, change }));

  useEarlyEntries(form, ({ review = draft.review, name = draft.name, rating = draft.rating }) => {
    edit({ review, name, rating: Number(rating) });
  });

  return { draft, edit };
}
