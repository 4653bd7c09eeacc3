import { createContext } from 'react';
import type { Language } from '@/lib/language';

/** Shows the current page in another language, without loading a document. */
export type ChangeLanguage = (language: Language) => void;

/** `undefined` where the language is fixed, as in stories: links then load the document of the other language. */
export const ChangeLanguageContext = createContext<ChangeLanguage | undefined>(undefined);
