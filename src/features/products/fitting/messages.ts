import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the fabrics that fit a sub-category. */
export const messages = defineMessages('products.fitting', {
  heading: 'Fabrics for this',
  text: 'Choose one to see all its sizes and prices, and order it here.',
  all: 'All {count} fabrics',
  what: 'the fabrics',
});
