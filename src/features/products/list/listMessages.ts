import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the product list and its search. */
export const listMessages = defineMessages('products.list', {
  listIntro:
    'Linens, velvets, silks, sheers and blackouts from our Dubai workroom, by the metre or made up to hang the next day.',
  listDescription:
    'Curtain fabrics from Sadeel in Dubai: linen, velvet, silk, voile and blackout by the metre or as ready-made panels, with prices and sizes.',
  searchTitle: 'Fabrics for “{search}”',
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
  book: 'Book a free visit',

  openSearch: 'Search fabrics',
  clear: 'Clear',
  clearSearch: 'Clear search',
  clearSearchFor: 'Clear search “{search}”',
  clearSubCategory: 'Show all fabrics, not only “{name}”',
  closeSearch: 'Close search',
  searchHelp: 'Name, cloth, colour or maker',
  searching: 'Searching…',
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

  noMatch: 'No fabrics match “{search}”.',
  noMatchHelp: 'Try a shorter word, a colour or a kind of cloth such as linen or velvet.',
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
