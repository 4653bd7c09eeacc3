import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the saved addresses in other languages; English ones are in the messages. */
export const addressesCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./arabicCatalog')).addressesArabic },
);
