import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the quote sheet and the fitter's sheets (product 15.13 and 15.14). */
export const quoteMessages = defineMessages('windows.quote', {
  table: 'Price of each fabric for each window',
  total: 'Total',
  partial: '{count, plural, one {Without 1 window} other {Without {count} windows}}',
  noPrice: 'No price',
  fitterTitle: 'Fitter’s sheet: {window}',
  none: 'Measure a window with its width and drop first: the sheet is for your windows.',
  print: 'Print',
  back: 'Back to the comparison',
  cartTitle: 'Quote',
  printCart: 'Print a quote',
  backToCart: 'Back to the cart',
  notMeasured: 'not measured',
  notes: 'To watch',
  hints: 'To check at the window',
});
