import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the choice which product of a full shortlist makes room (product 5.19). */
export const replaceMessages = defineMessages('products.shortlistReplace', {
  title: 'You compare {count} already. Which one should make room?',
  replace: 'Replace {name}',
  replaceUnknown: 'Replace one that is no longer sold',
  keep: 'Keep all {count}',
});
