import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of photos in other languages; English ones are in the messages. */
export const photosCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./photoMessages.ar')).arabic },
);
