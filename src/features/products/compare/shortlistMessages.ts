import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the shortlist on the product page (product 5.19). */
export const shortlistMessages = defineMessages('products.shortlist', {
  toggle: 'Compare',
  open: '{count, plural, one {See your comparison} other {Compare {count} fabrics}}',
  fullTitle: 'You compare {count} already. Which one should make room?',
  replace: 'Replace {name}',
  replaceUnknown: 'Replace one that is no longer sold',
  keep: 'Keep all {count}',
});
