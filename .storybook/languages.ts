import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { createPseudoI18n } from '@/fixtures/pseudoI18n';
import { createI18n } from '@/i18n/createI18n';
import { makeTheme } from '@/theme/theme';

/** Value of the toolbar: English, Arabic, or English with pseudo-texts. */
export type StoryLocale = 'en' | 'ar' | 'pseudo';

/** Texts of each value of the toolbar. */
export const texts = {
  en: createI18n('en'),
  ar: createI18n('ar', arabicCatalog),
  pseudo: createPseudoI18n(),
};

const english = makeTheme('en');

/** Theme of each value of the toolbar, with its typefaces and direction. */
export const themes = { en: english, ar: makeTheme('ar'), pseudo: english };

/** `dir` attribute of a value of the toolbar. */
export const dirOf = (locale: StoryLocale) => (locale === 'ar' ? 'rtl' : 'ltr');
