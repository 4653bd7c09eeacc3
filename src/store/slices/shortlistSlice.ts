import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import { MAX_SAMPLES, MAX_SHORTLISTED } from '@/lib/shortlist';
import { isRestored, type Persisted } from './persisted';

export interface ShortlistState {
  /** Products that are compared, in the order in which they were added. */
  ids: Id[];
  /** Cloths of which samples are wanted, likewise. */
  samples: Id[];
}

const initialState: ShortlistState = { ids: [], samples: [] };

/**
 * Products that the customer compares (product 5.19) or wants samples of (product 7.16). Code-split: `persistedShortlist` is added
 * to the store.
 */
export const shortlistSlice = createSlice({
  name: 'shortlist',
  initialState,
  reducers: {
    /** Adds a product to a list that has room for it. */
    shortlistAdded: ({ ids }, { payload: id }: PayloadAction<Id>) => {
      if (!ids.includes(id) && ids.length < MAX_SHORTLISTED) ids.push(id);
    },
    shortlistRemoved: (state, { payload: removed }: PayloadAction<Id>) => {
      state.ids = state.ids.filter((id) => id !== removed);
    },
    /** Puts a product in the place of another. */
    shortlistReplaced: (state, { payload }: PayloadAction<{ from: Id; to: Id }>) => {
      state.ids = state.ids.map((id) => (id === payload.from ? payload.to : id));
    },
    /** Adds a cloth to a basket that has room for it. */
    sampleAdded: ({ samples }, { payload: id }: PayloadAction<Id>) => {
      if (!samples.includes(id) && samples.length < MAX_SAMPLES) samples.push(id);
    },
    /** Takes out cloths, or those that were sent. */
    samplesRemoved: (state, { payload: removed }: PayloadAction<readonly Id[]>) => {
      state.samples = state.samples.filter((id) => !removed.includes(id));
    },
    /** Another tab changed its lists. */
    shortlistFollowed: (_state, { payload }: PayloadAction<ShortlistState>) => payload,
  },
});

export const {
  shortlistAdded,
  shortlistRemoved,
  shortlistReplaced,
  sampleAdded,
  samplesRemoved,
  shortlistFollowed,
} = shortlistSlice.actions;

/** Root state that the selectors need; without `shortlist` until `persistedShortlist` is added. */
export interface ShortlistRootState {
  shortlist?: Persisted<ShortlistState>;
}

/** Ids of the shortlist; `undefined` until the stored ones are restored. */
export const selectShortlist = ({ shortlist }: ShortlistRootState) =>
  shortlist && isRestored(shortlist) ? shortlist.ids : undefined;

/** Ids of the sample basket; `undefined` until the stored ones are restored. */
export const selectSamples = ({ shortlist }: ShortlistRootState) =>
  shortlist && isRestored(shortlist) ? shortlist.samples : undefined;
