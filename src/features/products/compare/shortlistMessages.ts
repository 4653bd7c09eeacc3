import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the shortlist on the product page (product 5.19). */
export const shortlistMessages = defineMessages('products.shortlist', {
  toggle: 'Compare',
  open: '{count, plural, one {See your comparison} other {Compare {count} fabrics}}',
});
