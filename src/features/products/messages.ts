import { defineMessages } from '@/i18n/defineMessages';

/** Texts shared by product list and product page. */
export const sharedMessages = defineMessages('products.shared', {
  listTitle: 'Fabrics',
  allFabrics: 'See all fabrics',
  noPicture: 'Picture to follow',
});

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

/** Texts of the enlarged picture. */
export const zoomMessages = defineMessages('products.zoom', {
  enlarged: 'Enlarged picture',
  magnify: '{alt}. Magnify',
  position: '{number} / {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  closePicture: 'Close picture',
});

/** Texts of the recently viewed products (product 5.17). */
export const recentMessages = defineMessages('products.recent', {
  heading: 'You looked at these',
  clear: 'Clear the list',
});

/** Texts of the fabrics that fit a sub-category. */
export const fittingMessages = defineMessages('products.fitting', {
  heading: 'Fabrics for this',
  text: 'Choose one to see all its sizes and prices, and order it here.',
  all: 'All {count} fabrics',
  what: 'the fabrics',
});
