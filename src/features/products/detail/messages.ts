import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the product page. */
export const messages = defineMessages('products.detail', {
  detail: 'this fabric',
  detailTitle: 'Fabric',
  loadingDetail: 'Loading this fabric',

  pictures: 'Pictures',
  showPicture: 'Show picture {number} of {count}',
  enlargePicture: '{alt}. Enlarge picture {number} of {count}',

  from: 'From',
  ways: {
    question: 'What would you like to buy?',
    made: 'Finished for your window',
    cloth: 'Cloth by the metre',
    ready: 'Ready-made',
    yourPrice: 'Enter your sizes to see the price',
    madeHint: 'Made to your sizes and fitted by us. VAT included.',
  },
  unitGroups: {
    metre: 'By the metre',
    panel: 'Ready-made panels',
    blind: 'Finished blinds',
  },
  unitHints: {
    metre: 'Cloth to sew from, not a finished curtain.',
    panel: 'Two dress a track of up to 140 cm.',
  },
  size: 'Size',
  sizeIs: 'Size:',
  oneSize: 'One size',
  sizesAndPrices: 'Sizes and prices',
  buy: 'Buy this fabric',
  addToCart: 'Add to Cart',
  adding: 'Adding',
  viewCart: 'View cart',
  priceOnRequest: 'The price of this size is not known at the moment. Please ask us for it.',
  noSizes: 'No size of this fabric is on sale at the moment. Please ask us for it.',
  related: 'Goes well with it',
});

/** Texts for an unknown product. */
export const notFoundMessages = defineMessages('products.notFound', {
  missingMetaTitle: 'Fabric not found',
  missingTitle: 'We could not find this fabric.',
  missingHelp:
    'The address may be incomplete, or the fabric is no longer part of our collection. The list shows everything we have.',
});
