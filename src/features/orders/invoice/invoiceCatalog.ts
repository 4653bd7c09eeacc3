import { defineContent } from '@/i18n/defineContent';
import type { Catalog } from '@/i18n/translateMessages';

/** Texts of invoices in other languages; English ones are in the messages. */
export const invoiceCatalog = defineContent<Catalog>(
  {},
  {
    ar: async () =>
      (await import(/* webpackChunkName: "InvoicePage-arabic" */ './arabicCatalog'))
        .invoicePageArabic,
  },
);
