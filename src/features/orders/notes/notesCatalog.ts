import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the notes of an order in other languages; English ones are in the messages. */
export const notesCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./notesMessages.ar')).arabic },
);
