import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the product list and its search. */
export const listMessages = defineMessages('products.list', {
  listDescription:
    'Curtain fabrics from Sadeel in Dubai: linen, velvet, silk, voile and blackout by the metre or as ready-made panels, with prices and sizes.',
  searchTitle: 'Fabrics for “{search}”',
  subCategoryTitle: 'Fabrics for “{name}”',
  /** Titles of lists with one value of a facet; by `value` a language chooses words that agree with the noun. */
  facetTitles: {
    colour: '{value, select, other {{name} fabrics}}',
    opacity: '{value, select, other {{name} fabrics}}',
    material: '{value, select, other {{name} fabrics}}',
    pattern: '{value, select, other {Fabrics: {name}}}',
    room: '{value, select, other {{name} fabrics}}',
    soldAs: '{value, select, other {Fabrics: {name}}}',
    width: '{value, select, other {Fabrics: {name}}}',
    care: '{value, select, other {Fabrics: {name}}}',
  },
  facetDescription:
    '{title} for curtains and blinds from Sadeel in Dubai, with prices, sizes and samples at your windows.',
  pageTitle: '{title}, page {page}',
  list: 'the fabrics',
  pages: 'Pages of fabrics',
  count: '{count, plural, one {1 fabric} other {{count} fabrics}}',
  moreThan: 'More than {count} fabrics',
  countFor: '{count} for “{search}”',
  place: '{count}, page {page} of {totalPages}',
  invitation: 'See them in your own light',
  invitationText:
    'A consultant brings the samples to your windows, free of charge and often on the same day.',

  openSearch: 'Search fabrics',
  clear: 'Clear',
  clearSearch: 'Clear search',
  clearSearchFor: 'Clear search “{search}”',
  clearSubCategory: 'Show all fabrics, not only “{name}”',
  closeSearch: 'Close search',
  searchHelp: 'Name, cloth, colour or maker',
  searching: 'Searching…',
  searchDropsFilters: 'A new search looks through all fabrics, without your filters.',
  searchFailed: 'We could not search. {reason}',
  checkConnection: 'Check your connection.',
  showList: 'Show the list',
  firstResults: 'First results',
  popular: 'Often looked for',
  /** Links of the search overlay while its field is empty; each is also what it searches for. */
  popularSearches: {
    linen: 'Linen',
    velvet: 'Velvet',
    silk: 'Silk',
    voile: 'Voile',
    blackout: 'Blackout',
    jacquard: 'Jacquard',
  },

  correctedTo: 'Showing results for “{term}”. {found}',
  searchExactly: 'Search instead for “{search}”',
  namedCategories: 'Categories',
  noMatch: 'No fabrics match “{search}”.',
});

/** Texts of an empty product list (product 5.14). */
export const emptyMessages = defineMessages('products.empty', {
  noMatchHelp: 'Try a shorter word, a colour or a kind of cloth such as linen or velvet.',
  noFiltered: 'No fabrics have all of this together.',
  noFilteredHelp: 'Take one filter off, or ask us: not everything we can weave is on the list.',
  ways: 'Ways on',
  withoutFilter: 'Without the filter “{name}”: {found}',
  withoutWord: 'Without “{word}”: {found}',
  similar: 'Search for similar words',
  ask: 'Ask us on WhatsApp',
  none: 'There are no fabrics to show yet.',
  noneHelp: 'New cloth arrives every month. Until then our categories show what we make.',
  seeCategories: 'See the categories',
  unknownSubCategory: 'We could not find this category.',
  unknownSubCategoryHelp:
    'It may have been renamed or taken off the floor. The fabrics are all still here.',
  pastTheEnd: 'This page is past the end of the list.',
  pastTheEndHelp: 'The list has fewer pages than the link says.',
  toPage: 'Go to page {page}',
});

/** Texts of the filters of a product list (product 5.10). */
export const filterMessages = defineMessages('products.filters', {
  names: {
    colour: 'Colour',
    opacity: 'Light',
    material: 'Cloth',
    pattern: 'Pattern',
    room: 'Room',
    soldAs: 'Sold as',
    width: 'Width',
    care: 'Care',
    price: 'Price',
  },
  filters: 'Filters',
  inRoom: 'Show in a room',
  openSheet: 'Filter and sort',
  more: 'More filters',
  isOn: '{name}, {count} on',
  close: 'Close filters',
  show: '{count, plural, one {Show 1 fabric} other {Show {count} fabrics}}',
  showAny: 'Show the fabrics',
  done: 'Done',
  found: '{count, plural, =0 {No fabrics} one {1 fabric} other {{count} fabrics}}',
  loading: 'Counting…',
  active: 'Your filters',
  remove: 'Remove filter {name}',
  clearAll: 'Clear all',
  priceBetween: '{min} to {max} {currency}',
  priceFrom: 'from {min} {currency}',
  priceTo: 'up to {max} {currency}',
  priceUnit: '{unit}: {min} to {max} {currency}',
  chooseUnit: 'How is it sold?',
  chooseUnitHelp: 'A metre of cloth and a finished blind do not compare.',
  minPrice: 'From ({currency})',
  maxPrice: 'To ({currency})',
  sort: 'Sort by',
  sorts: {
    recommended: 'Recommended',
    relevance: 'Best match',
    price: 'Price, low to high',
    rating: 'Best rated',
    newest: 'Newest',
  },
});

/** Texts of the link on cards, product pages and the comparison (product 7.16). */
export const sampleLinkMessages = defineMessages('products.sampleLink', {
  free: 'Free sample',
  freeOf: 'Free sample of {name}',
  added: 'In your samples',
  addedOf: 'In your samples: {name}',
  toast: '{name} is in your samples ({count} of {max}).',
});
