import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '@/contract/common';

export interface PreferencesState {
  /** The visitor's last choice of a language; `null` before the first. */
  language: Language | null;
}

const initialState: PreferencesState = { language: null };

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
  },
});

export const preferencesReducer = preferencesSlice.reducer;
export const { languageChosen } = preferencesSlice.actions;

/** The slice's state with redux-persist; `_persist` is absent without persistence. */
export type PersistedPreferencesState = PreferencesState & {
  _persist?: { version: number; rehydrated: boolean };
};

/** Root state that the selectors need. */
export interface PreferencesRootState {
  preferences: PersistedPreferencesState;
}

/** The chosen language, `null` before a choice; `undefined` until the stored one is restored. */
export const selectLanguageChoice = ({ preferences }: PreferencesRootState) =>
  preferences._persist?.rehydrated === false ? undefined : preferences.language;
