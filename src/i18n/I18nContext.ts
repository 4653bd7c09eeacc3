import { createContext } from 'react';
import { createI18n } from './createI18n';

/** Language and texts for components; English without a provider, as in stories and tests of single components. */
export const I18nContext = createContext(createI18n());
