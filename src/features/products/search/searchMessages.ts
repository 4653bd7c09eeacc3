import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the suggestions while a search is typed (product 5.13). */
export const searchMessages = defineMessages('products.search', {
  suggestions: 'Suggestions',
  groups: {
    term: 'Searches',
    corrected: 'Did you mean',
    category: 'Categories',
    product: 'Fabrics',
  },
});
