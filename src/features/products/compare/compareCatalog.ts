import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the comparison in other languages; English ones are in the messages. */
export const compareCatalog = defineContent<Catalog>(
  {},
  {
    ar: async () => (await import('./arabicCatalog')).compareArabic,
  },
);
