import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the product list and its search. */
export const listMessages = defineMessages('products.list', {
  listIntro:
    'Linens, velvets, silks, sheers and blackouts from our Dubai workroom, by the metre or made up to hang the next day.',
  listDescription:
    'Curtain fabrics from Sadeel in Dubai: linen, velvet, silk, voile and blackout by the metre or as ready-made panels, with prices and sizes.',
  searchTitle: 'Fabrics for “{search}”',
  /** Titles of lists with one value of a facet. */
  facetTitles: {
    colour: '{name} fabrics',
    opacity: '{name} fabrics',
    material: '{name} fabrics',
    pattern: 'Fabrics: {name}',
    room: '{name} fabrics',
    soldAs: 'Fabrics: {name}',
    width: 'Fabrics: {name}',
    care: 'Fabrics: {name}',
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
  book: 'Book a free visit',

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
