import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import { MAX_SHORTLISTED } from '@/lib/shortlist';
import { isRestored, type Persisted } from './persisted';

export interface ShortlistState {
  /** In the order in which they were added. */
  ids: Id[];
}

const initialState: ShortlistState = { ids: [] };

/** Products that the customer compares (product 5.19). Code-split: `persistedShortlist` is added to the store. */
export const shortlistSlice = createSlice({
  name: 'shortlist',
  initialState,
  reducers: {
    /** Adds a product to a list that has room for it. */
    shortlistAdded: ({ ids }, { payload: id }: PayloadAction<Id>) => {
      if (!ids.includes(id) && ids.length < MAX_SHORTLISTED) ids.push(id);
    },
    shortlistRemoved: ({ ids }, { payload: removed }: PayloadAction<Id>) => ({
      ids: ids.filter((id) => id !== removed),
    }),
    /** Puts a product in the place of another. */
    shortlistReplaced: ({ ids }, { payload }: PayloadAction<{ from: Id; to: Id }>) => ({
      ids: ids.map((id) => (id === payload.from ? payload.to : id)),
    }),
    /** Another tab changed its list. */
    shortlistFollowed: (_state, { payload }: PayloadAction<Id[]>) => ({ ids: payload }),
  },
});

export const { shortlistAdded, shortlistRemoved, shortlistReplaced, shortlistFollowed } =
  shortlistSlice.actions;

/** Root state that the selectors need; without `shortlist` until `persistedShortlist` is added. */
export interface ShortlistRootState {
  shortlist?: Persisted<ShortlistState>;
}

/** Ids of the shortlist; `undefined` until the stored ones are restored. */
export const selectShortlist = ({ shortlist }: ShortlistRootState) =>
  shortlist && isRestored(shortlist) ? shortlist.ids : undefined;
