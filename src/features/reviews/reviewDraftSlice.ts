import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import type { DraftPhoto } from '@/lib/draftPhotos';
import { sessionExpired, signedIn, signedOut } from '@/store/slices/authSlice';
import { isDraftOf } from '@/store/slices/draftOwner';

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

export interface ReviewDraftState {
  drafts: Record<Id, ReviewDraft>;
  /** Drafts of a customer whose session expired, hidden until they sign in again. */
  withheld: { ownerId: Id; drafts: Record<Id, ReviewDraft> } | null;
}

/** The draft of a product; ids come from the URL, so `constructor` must not find an inherited property. */
function draftOf(drafts: Record<Id, ReviewDraft>, productId: Id): ReviewDraft | undefined {
  return Object.hasOwn(drafts, productId) ? drafts[productId] : undefined;
}

const emptyDraft: ReviewDraft = { name: undefined, review: '', rating: 0 };
const initialState: ReviewDraftState = { drafts: {}, withheld: null };

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
      state.drafts = Object.fromEntries(
        Object.entries(state.drafts).filter(([id]) => id !== productId),
      );
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(sessionExpired, (state, { payload: ownerId }) =>
      ownerId === undefined
        ? state
        : { ...initialState, withheld: { ownerId, drafts: state.drafts } },
    );
    builder.addCase(signedIn, (state, { payload: { user } }) => {
      const { drafts, withheld } = state;
      if (withheld === null) return state;
      if (!isDraftOf(user, withheld.ownerId)) return { ...initialState, drafts };
      return { ...state, drafts: { ...withheld.drafts, ...drafts }, withheld: null };
    });
  },
});

export const { reviewEdited, reviewCleared } = reviewDraftSlice.actions;

/** The draft of a product; an empty one until the slice is added. */
export const selectReviewDraft = (
  { reviewDraft = initialState }: { reviewDraft?: ReviewDraftState },
  productId: Id,
): ReviewDraft => draftOf(reviewDraft.drafts, productId) ?? emptyDraft;
