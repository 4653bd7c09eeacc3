import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import type { DraftPhoto } from '@/lib/draftPhotos';
import {
  draftOf,
  followOwner,
  noDrafts,
  withoutDraft,
  type OwnedDrafts,
} from '@/store/slices/draftOwner';

declare module '@/store/makeStore' {
  interface LazySlices {
    reviewDraft: ReviewDraftState;
  }
}

/** A review that has not been sent yet. */
export interface ReviewDraft {
  /** `undefined` until one is entered: the form then shows that of the account. */
  name: string | undefined;
  review: string;
  /** 1 to 5; 0 when none is selected (product 6.2). */
  rating: number;
  /** In the order of adding; absent without any. */
  photos?: DraftPhoto[];
}

/** By the id of the product. */
export type ReviewDraftState = OwnedDrafts<ReviewDraft>;

const emptyDraft: ReviewDraft = { name: undefined, review: '', rating: 0 };
const initialState: ReviewDraftState = noDrafts();

/**
 * Drafts of reviews, in memory only: kept across navigation and sign-in, lost on reload (product 6.4). Code-split: the
 * form adds it to the store.
 */
export const reviewDraftSlice = createSlice({
  name: 'reviewDraft',
  initialState,
  reducers: {
    reviewEdited: (
      state,
      { payload }: PayloadAction<{ productId: Id; change: Partial<ReviewDraft> }>,
    ) => {
      const { productId, change } = payload;
      state.drafts[productId] = { ...emptyDraft, ...draftOf(state.drafts, productId), ...change };
    },
    reviewCleared: (state, { payload: productId }: PayloadAction<Id>) => {
      state.drafts = withoutDraft(state.drafts, productId);
    },
  },
  extraReducers: followOwner,
});

export const { reviewEdited, reviewCleared } = reviewDraftSlice.actions;

/** The draft of a product; an empty one until the slice is added. */
export const selectReviewDraft = (
  { reviewDraft = initialState }: { reviewDraft?: ReviewDraftState },
  productId: Id,
): ReviewDraft => draftOf(reviewDraft.drafts, productId) ?? emptyDraft;
