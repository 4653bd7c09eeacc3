import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Storage } from 'redux-persist';
import { asRecord } from '@/lib/coerce';
import { languages, type Language } from '@/lib/language';
import { skipEmpty } from './skipEmpty';
import type { PreferencesState } from './slices/preferencesSlice';

/** Storage key of redux-persist: `persist:preferences` holds the chosen language (product 14.4). */
export const PREFERENCES_KEY = 'preferences';

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** Wraps the preferences reducer so that the chosen language survives a reload (decision 14). */
export function persistPreferences(reducer: Reducer<PreferencesState>, storage: Storage) {
  const config: PersistConfig<PreferencesState> = {
    key: PREFERENCES_KEY,
    version: 1,
    // Stores nothing before a choice.
    storage: skipEmpty(storage, { language: 'null' }),
    whitelist: ['language'],
    stateReconciler: (inbound: unknown, _original: PreferencesState, reduced: PreferencesState) => {
      const stored = asRecord(inbound)['language'];
      return reduced.language === null && isLanguage(stored)
        ? { ...reduced, language: stored }
        : reduced;
    },
    writeFailHandler: () => undefined,
    // The storage always resolves, so the timeout of redux-persist would only keep a timer running.
    timeout: 0,
  };
  return persistReducer<PreferencesState>(config, reducer);
}
