import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the windows in other languages; English ones are in the messages. */
export const windowsCatalog = defineContent<Catalog>(
  {},
  {
    ar: async () =>
      (await import(/* webpackChunkName: "windows-arabic" */ './arabicCatalog')).windowsArabic,
  },
);
