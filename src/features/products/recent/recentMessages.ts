import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the recently viewed products (product 5.17). */
export const recentMessages = defineMessages('products.recent', {
  heading: 'You looked at these',
  clear: 'Clear the list',
});
