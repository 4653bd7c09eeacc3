import type { RefObject } from 'react';
import type { Id } from '@/contract/common';
import { usePreHydrationInput } from '@/hooks/usePreHydrationInput';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/slices/authSlice';
import { reviewEdited, selectReviewDraft, type ReviewDraft } from '@/store/slices/reviewDraftSlice';

/** Review draft of a product, including what was entered before hydration; the name is that of the account at first. */
export function useReviewDraft(productId: Id, form: RefObject<HTMLFormElement | null>) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectReviewDraft(state, productId));
  const accountName = useAppSelector(selectUser)?.name ?? '';
  const edit = (change: Partial<ReviewDraft>) => dispatch(reviewEdited({ productId, change }));

  usePreHydrationInput(
    form,
    ({ review = draft.review, name = draft.name, rating = draft.rating }) => {
      edit({ review, name, rating: Number(rating) });
    },
  );

  return { draft: { ...draft, name: draft.name ?? accountName }, edit };
}
