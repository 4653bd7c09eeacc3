import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of attaching windows in other languages; English ones are in the messages. */
export const attachCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./attachMessages.ar')).arabic },
);
