import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import {
  draftOf,
  followOwner,
  noDrafts,
  withoutDraft,
  type OwnedDrafts,
} from '@/store/slices/draftOwner';
import type { TypedComplaint } from './complaintDraft';

declare module '@/store/makeStore' {
  interface LazySlices {
    complaintDraft: ComplaintDraftState;
  }
}

/** By the id of the order. */
export type ComplaintDraftState = OwnedDrafts<TypedComplaint>;

const initialState: ComplaintDraftState = noDrafts();

/**
 * Complaints that are not sent yet, in memory only: kept when the customer leaves the page or has to sign in again, lost on
 * reload (product 16.34). Code-split: the complaints of an order add it to the store.
 */
export const complaintDraftSlice = createSlice({
  name: 'complaintDraft',
  initialState,
  reducers: {
    complaintEdited: (
      state,
      { payload }: PayloadAction<{ orderId: Id; draft: TypedComplaint }>,
    ) => {
      state.drafts[payload.orderId] = payload.draft;
    },
    complaintCleared: (state, { payload: orderId }: PayloadAction<Id>) => {
      state.drafts = withoutDraft(state.drafts, orderId);
    },
  },
  extraReducers: followOwner,
});

export const { complaintEdited, complaintCleared } = complaintDraftSlice.actions;

/** The draft of a complaint about an order; `undefined` without one. */
export const selectComplaintDraft = (
  { complaintDraft = initialState }: { complaintDraft?: ComplaintDraftState },
  orderId: Id,
): TypedComplaint | undefined => draftOf(complaintDraft.drafts, orderId);
