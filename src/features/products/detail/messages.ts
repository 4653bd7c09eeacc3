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
  brand: 'Brand',
  category: 'Category',
  productId: 'Product ID',
  buy: 'Buy this fabric',
  addToCart: 'Add to Cart',
  adding: 'Adding',
  viewCart: 'View cart',
  priceOnRequest: 'The price of this size is not known at the moment. Please ask us for it.',
  noSizes: 'No size of this fabric is on sale at the moment. Please ask us for it.',
  related: 'Goes well with it',
  /** What follows from the unit of the chosen size (product 5.22). */
  promisesOf: {
    made: {
      ready: 'Made to your sizes in our Dubai workroom',
      finishing: 'Fitting by our own fitters is in the price',
    },
    clothOfMade: {
      ready: 'Cut to your length in our Dubai workroom, with you in two working days',
      finishing: 'Cloth only: “Finished for your window” includes making and fitting',
    },
    metre: {
      ready: 'Cut to your length in our Dubai workroom, with you in two working days',
      finishing: 'Making, lining and fitting are quoted at the visit',
    },
    panel: {
      ready: 'Sewn in our Dubai workroom, with you in two working days',
      finishing: 'Fitting on request: we tell you its price before we come',
    },
    blind: {
      ready: 'Made in our Dubai workroom, with you in two working days',
      finishing: 'Fitting on request: we tell you its price before we come',
    },
  },
  /** With a server that names no unit (product 1.2). */
  promises: {
    making: 'Custom-made within 24 hours in our Dubai workroom',
    fitting: 'Installed within 48 hours by our own fitters',
    measuring: 'Free same-day measuring visit',
  },
});

/** Texts for an unknown product. */
export const notFoundMessages = defineMessages('products.notFound', {
  missingMetaTitle: 'Fabric not found',
  missingTitle: 'We could not find this fabric.',
  missingHelp:
    'The address may be incomplete, or the fabric is no longer part of our collection. The list shows everything we have.',
});
