import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the comparison (product 5.19). */
export const compareMessages = defineMessages('products.compare', {
  title: 'Compare fabrics',
  intro:
    'Up to four fabrics side by side: light, care, widths, and what they cost for your window.',
  loading: 'Loading the comparison',
  what: 'the fabrics',
  table: 'Comparison of {count, plural, one {1 fabric} other {{count} fabrics}}',
  emptyTitle: 'Nothing to compare yet.',
  emptyHelp:
    'Open a fabric you like and tick “Compare”. Up to four stand here side by side, without signing in.',
  emptyAction: 'Choose fabrics',
  addAnother: 'Add another fabric',
  oneOnly: 'Tick “Compare” on another fabric to see how they differ.',
  linked: 'You are looking at a shared comparison. Your own list is unchanged.',
  ownList: 'See my own list',
  remove: 'Remove {name}',
  removeUnknown: 'Remove this fabric',
  removed: '{name} removed.',
  gone: 'No longer sold',
  failed: 'This fabric could not be loaded.',
  unknown: 'not known',
  differs: 'differs',
  onlyDifferences: 'Show differences only',
  noWindows: 'Measure a window to see what each fabric costs for it.',
  noDifferences: 'They do not differ in anything we know of them.',
  print: 'Print',
  printed: 'Prices of {date}.',
  quote: 'Quote sheet',
  price: 'Price',
  rating: 'Rating',
  ratingText: '{average} ({count, plural, one {1 review} other {{count} reviews}})',
  windowPrice: 'Price for {window}',
  noWindowPrice: 'No price for this window',
  finishedFor: 'Finished and fitted for {window}',
  finishedUsual:
    'Finished and fitted for a usual window: a curtain of 200 × 265 cm, a blind of 120 × 160 cm',
});

/** Texts of the shortlist on the product page (product 5.19). */
export const shortlistMessages = defineMessages('products.shortlist', {
  toggle: 'Compare',
  open: '{count, plural, one {See your comparison} other {Compare {count} fabrics}}',
});

/** Texts of the choice which product of a full shortlist makes room (product 5.19). */
export const replaceMessages = defineMessages('products.shortlistReplace', {
  title: 'You compare {count} already. Which one should make room?',
  replace: 'Replace {name}',
  replaceUnknown: 'Replace one that is no longer sold',
  keep: 'Keep all {count}',
});
