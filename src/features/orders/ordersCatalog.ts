import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the list of orders in other languages; English ones are in the messages. */
export const ordersCatalog = defineContent<Catalog>(
  {},
  {
    ar: async () =>
      (await import(/* webpackChunkName: "OrdersPage-arabic" */ './messages.ar')).arabic,
  },
);

/** The same texts for the page of an order. Each page has a chunk of its own, which its document loads by name. */
export const orderDetailCatalog = defineContent<Catalog>(
  {},
  {
    ar: async () =>
      (await import(/* webpackChunkName: "OrderDetailPage-arabic" */ './messages.ar')).arabic,
  },
);
