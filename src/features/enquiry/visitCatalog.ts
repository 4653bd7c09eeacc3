import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of attached windows, of samples, of the question before sending and of a requested visit in other languages; English ones are in the messages. */
export const visitCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./visitArabic')).visitArabic },
);
