import { languages, type Language } from '@/lib/language';
import { persistedSlice } from './persistedSlice';
import { preferencesSlice } from './slices/preferencesSlice';

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** The chosen language survives a reload (product 14.4, decision 14). */
export const persistedPreferences = persistedSlice(preferencesSlice, {
  fields: ['language'],
  keepFor: ['language'],
  restore: ({ language }, state) =>
    state.language === null && isLanguage(language) ? { language } : state,
});
