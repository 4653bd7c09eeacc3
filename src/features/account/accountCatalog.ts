import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the account page in other languages; English ones are in the messages. */
export const accountCatalog = defineContent<Catalog>(
  {},
  {
    ar: async () =>
      (await import(/* webpackChunkName: "AccountPage-arabic" */ './messages.ar')).arabic,
  },
);
