import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the confirmation in other languages; English ones are in the messages. */
export const cardCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./cardMessages.ar')).arabic },
);
