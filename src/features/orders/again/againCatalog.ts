import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of ordering again in other languages; English ones are in the messages. */
export const againCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./againMessages.ar')).arabic },
);
