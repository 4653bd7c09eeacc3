import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the tools below the purchase and of the room in other languages; what a tool opens loads its own. */
export const productToolsCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./productToolsArabic')).productToolsArabic },
);
