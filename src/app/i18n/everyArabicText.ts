import { arabic as account } from '@/features/account/messages.ar';
import { chatArabic } from '@/components/chat/arabicCatalog';
import { arabic as copyLink } from '@/components/copyLinkMessages.ar';
import { addressesArabic } from '@/features/addresses/arabicCatalog';
import { arabic as cartPurchaseTerms } from '@/features/cart/purchaseTermsMessages.ar';
import { checkoutArabic } from '@/features/checkout/arabicCatalog';
import { arabic as checkoutOutcome } from '@/features/checkout/payment/outcomeMessages.ar';
import { visitArabic } from '@/features/enquiry/visitArabic';
import { arabic as ordersAgain } from '@/features/orders/again/againMessages.ar';
import { arabic as ordersNotes } from '@/features/orders/notes/notesMessages.ar';
import { invoicePageArabic } from '@/features/orders/invoice/arabicCatalog';
import { arabic as ordersNext } from '@/features/orders/next/nextMessages.ar';
import { compareArabic } from '@/features/products/compare/arabicCatalog';
import { arabic as rooms } from '@/features/rooms/messages.ar';
import { windowsArabic } from '@/features/windows/arabicCatalog';
import { arabic as reviewPhotos } from '@/features/reviews/photos/photoMessages.ar';
import type { Catalog } from '@/i18n/translateMessages';
import { arabicCatalog } from './arabicCatalog';

/** Arabic texts of all features, with those that are code-split; for stories and tests. */
export const everyArabicText: Catalog = {
  ...arabicCatalog,
  ...account,
  ...addressesArabic,
  ...cartPurchaseTerms,
  ...chatArabic,
  ...checkoutArabic,
  ...checkoutOutcome,
  ...copyLink,
  ...visitArabic,
  ...ordersAgain,
  ...invoicePageArabic,
  ...ordersNext,
  ...ordersNotes,
  ...compareArabic,
  ...reviewPhotos,
  ...rooms,
  ...windowsArabic,
};
