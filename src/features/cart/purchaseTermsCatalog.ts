import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the purchase terms in other languages, which only cart and checkout load. */
export const purchaseTermsCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./purchaseTermsMessages.ar')).arabic },
);
