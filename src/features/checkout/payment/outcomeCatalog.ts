import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts after an order in other languages, loaded beside the form. */
export const outcomeCatalog = defineContent<Catalog>(
  {},
  { ar: async () => (await import('./outcomeMessages.ar')).arabic },
);
