import { arabic as chat } from '@/components/chat/chatMessages.ar';
import { arabic as cartPurchaseTerms } from '@/features/cart/purchaseTermsMessages.ar';
import { checkoutArabic } from '@/features/checkout/arabicCatalog';
import { arabic as ordersAgain } from '@/features/orders/again/againMessages.ar';
import { arabic as ordersNotes } from '@/features/orders/notes/notesMessages.ar';
import { arabic as ordersInvoice } from '@/features/orders/invoice/invoiceMessages.ar';
import { compareArabic } from '@/features/products/compare/arabicCatalog';
import { windowsArabic } from '@/features/windows/arabicCatalog';
import type { Catalog } from '@/i18n/translateMessages';
import { arabicCatalog } from './arabicCatalog';

/** Arabic texts of all features, with those that are code-split; for stories and tests. */
export const everyArabicText: Catalog = {
  ...arabicCatalog,
  ...cartPurchaseTerms,
  ...chat,
  ...checkoutArabic,
  ...ordersAgain,
  ...ordersInvoice,
  ...ordersNotes,
  ...compareArabic,
  ...windowsArabic,
};
