import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { sessionExpired, signedOut } from './authSlice';

/** A finished window that is measured at a visit. */
export interface WantedVisit {
  /** Of the window: its product, and its id or what is wanted. */
  id: string;
  /** For the enquiry. */
  text: string;
  /** Of the kept price; absent until the server has kept it. */
  sizeId?: Id;
}

export interface MadeDraftState {
  /** By product, and by line of the cart. */
  drafts: Record<Id, MadeDraft>;
  /** Configurations for which a visit is wanted, the latest last; at most as many as an enquiry may have. */
  wanted: readonly WantedVisit[];
}

const MAX_WANTED = 10;
const initialState: MadeDraftState = { drafts: {}, wanted: [] };

/**
 * Finished windows that are being chosen (product 16.13), in memory only. Code-split: the configurator adds it to
 * the store.
 */
export const madeDraftSlice = createSlice({
  name: 'madeDraft',
  initialState,
  reducers: {
    draftChanged: (
      { drafts },
      { payload: { id, draft } }: PayloadAction<{ id: Id; draft: MadeDraft }>,
    ) => {
      drafts[id] = { ...draft, extras: [...draft.extras] };
    },
    visitWanted: (state, { payload }: PayloadAction<WantedVisit>) => {
      const others = state.wanted.filter(({ id }) => id !== payload.id);
      state.wanted = [...others, payload].slice(-MAX_WANTED);
    },
    visitsAsked: (state) => {
      state.wanted = [];
    },
  },
  extraReducers: (builder) => {
    // The next customer of a shared device must not see it.
    builder.addCase(signedOut, () => initialState);
    builder.addCase(sessionExpired, () => initialState);
  },
});

export const { draftChanged, visitWanted, visitsAsked } = madeDraftSlice.actions;

/** Root state that the selectors need; without `madeDraft` until the slice is added. */
export interface MadeDraftRootState {
  madeDraft?: MadeDraftState;
}

/** The draft of a product or line; ids come from the URL, so `constructor` must not find an inherited property. */
export const selectMadeDraft = ({ madeDraft }: MadeDraftRootState, id: Id) =>
  madeDraft !== undefined && Object.hasOwn(madeDraft.drafts, id) ? madeDraft.drafts[id] : undefined;

const NONE: readonly WantedVisit[] = [];

/** Configurations for which a visit is wanted. */
export const selectWantedVisits = ({ madeDraft }: MadeDraftRootState) => madeDraft?.wanted ?? NONE;
