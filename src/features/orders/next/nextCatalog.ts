import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the next step in other languages; English ones are in the messages. */
export const nextCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./nextMessages.ar')).arabic },
);
