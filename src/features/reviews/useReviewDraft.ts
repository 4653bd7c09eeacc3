import { useEffect, type RefObject } from 'react';
import type { Id } from '@/contract/common';
import { filledFields, usePreHydrationInput } from '@/hooks/usePreHydrationInput';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectUser } from '@/store/slices/authSlice';
import {
  reviewDraftSlice,
  reviewEdited,
  selectReviewDraft,
  type ReviewDraft,
} from './reviewDraftSlice';

/** Review draft of a product, including what was entered before hydration; the name is that of the account at first. */
export function useReviewDraft(productId: Id, form: RefObject<HTMLFormElement | null>) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const draft = useAppSelector((state) => selectReviewDraft(state, productId));
  const accountName = useAppSelector(selectUser)?.name ?? '';
  const edit = (change: Partial<ReviewDraft>) => dispatch(reviewEdited({ productId, change }));

  useEffect(() => store.inject(reviewDraftSlice), [store]);

  usePreHydrationInput(
    () => filledFields(form.current),
    ({ review = draft.review, name: found = draft.name, rating = draft.rating }) => {
      // The name of the account is filled in, not entered.
      const name = found === accountName ? draft.name : found;
      edit({ review, name, rating: Number(rating) });
    },
  );

  return { draft: { ...draft, name: draft.name ?? accountName }, edit };
}
