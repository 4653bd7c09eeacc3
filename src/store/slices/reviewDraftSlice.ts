import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import { sessionExpired, signedIn, signedOut } from './authSlice';

/** What a shopper has written about a product and not sent yet. */
export interface ReviewDraft {
  name: string;
  review: string;
  /** 1 to 5; 0 when none is chosen (spec §5). */
  rating: number;
}

export interface ReviewDraftState {
  drafts: Record<Id, ReviewDraft>;
  /** The product whose review was about to be sent when sign-in came between. */
  awaitingSignIn: Id | null;
  /** What a customer wrote whose session ended, until they are back; shown to nobody else. */
  withheld: { userId: Id; drafts: Record<Id, ReviewDraft> } | null;
}

const emptyDraft: ReviewDraft = { name: '', review: '', rating: 0 };
const initialState: ReviewDraftState = { drafts: {}, awaitingSignIn: null, withheld: null };

/** Reviews being written live in memory only: they survive a change of screen and sign-in, never a reload (decisions §3). */
const reviewDraftSlice = createSlice({
  name: 'reviewDraft',
  initialState,
  reducers: {
    reviewEdited: (
      state,
      { payload }: PayloadAction<{ productId: Id; change: Partial<ReviewDraft> }>,
    ) => {
      const { productId, change } = payload;
      state.drafts[productId] = { ...emptyDraft, ...state.drafts[productId], ...change };
    },
    reviewCleared: (state, { payload: productId }: PayloadAction<Id>) => {
      state.drafts = Object.fromEntries(
        Object.entries(state.drafts).filter(([id]) => id !== productId),
      );
    },
    reviewAwaitsSignIn: (state, { payload: productId }: PayloadAction<Id>) => {
      state.awaitingSignIn = productId;
    },
    reviewResumed: (state) => {
      state.awaitingSignIn = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(sessionExpired, (state, { payload: userId }) =>
      userId === undefined
        ? state
        : { ...initialState, withheld: { userId, drafts: state.drafts } },
    );
    builder.addCase(signedIn, (state, { payload: { user } }) => {
      const { drafts, withheld } = state;
      if (withheld === null) return state;
      if (withheld.userId !== user._id) return { ...initialState, drafts };
      return { ...state, drafts: { ...withheld.drafts, ...drafts }, withheld: null };
    });
  },
  selectors: {
    selectReviewDraft: (state, productId: Id) => state.drafts[productId] ?? emptyDraft,
    selectAwaitsSignIn: (state, productId: Id) => state.awaitingSignIn === productId,
  },
});

export const reviewDraftReducer = reviewDraftSlice.reducer;
export const { reviewEdited, reviewCleared, reviewAwaitsSignIn, reviewResumed } =
  reviewDraftSlice.actions;
export const { selectReviewDraft, selectAwaitsSignIn } = reviewDraftSlice.selectors;
