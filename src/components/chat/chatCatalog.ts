import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of asking the shop in other languages; English ones are in the messages. */
export const chatCatalog = defineContent<Catalog>(
  {},
  {
    ar: async () => (await import('./arabicCatalog')).chatArabic,
  },
);
