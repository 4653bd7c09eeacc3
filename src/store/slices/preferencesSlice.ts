import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '@/contract/common';
import { isRestored, type Persisted } from './persisted';

export interface PreferencesState {
  /** The visitor's last choice of a language; `null` before the first. */
  language: Language | null;
}

const initialState: PreferencesState = { language: null };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
  },
});

export const { languageChosen } = preferencesSlice.actions;

/** Root state that the selectors need. */
export interface PreferencesRootState {
  preferences: Persisted<PreferencesState>;
}

/** The chosen language, `null` before a choice; `undefined` until the stored one is restored. */
export const selectLanguageChoice = ({ preferences }: PreferencesRootState) =>
  isRestored(preferences) ? preferences.language : undefined;
