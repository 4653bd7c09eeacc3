import { defineMessages } from '@/i18n/defineMessages';

/** Texts shared by product list and product page. */
export const sharedMessages = defineMessages('products.shared', {
  listTitle: 'Fabrics',
  allFabrics: 'See all fabrics',
  noPicture: 'Picture to follow',
});
