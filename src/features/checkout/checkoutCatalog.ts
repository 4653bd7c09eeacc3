import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of the checkout in other languages; English ones are in the messages. */
export const checkoutCatalog = defineContent<Catalog>(
  {},
  {
    ar: async () =>
      (await import(/* webpackChunkName: "CheckoutPage-arabic" */ './arabicCatalog'))
        .checkoutArabic,
  },
);
