/** What the screens of the fabrics say. */
export const messages = {
  listTitle: 'Fabrics',
  listIntro:
    'Linens, velvets, silks, sheers and blackouts from our Dubai workroom, by the metre or made up to hang the next day.',
  listDescription:
    'Curtain fabrics from Sadeel in Dubai: linen, velvet, silk, voile and blackout by the metre or as ready-made panels, with prices and sizes.',
  list: 'the fabrics',
  detail: 'this fabric',
  detailTitle: 'Fabric',
  openSearch: 'Search fabrics',
  clear: 'Clear',
  clearSearch: 'Clear search',
  closeSearch: 'Close search',
  searchHelp: 'Search by name, cloth, colour or maker',
  popular: 'Often looked for',
  noMatchHelp: 'Try a shorter word, a colour or a kind of cloth such as linen or velvet.',
  none: 'There are no fabrics to show yet.',
  noneHelp: 'New cloth arrives every month. Until then our categories show what we make.',
  pastTheEnd: 'This page is past the end of the list.',
  addToCart: 'Add to Cart',
  viewCart: 'View cart',
  priceOnRequest: 'The price of this size is not known at the moment. Please ask us for it.',
  noSizes: 'No size of this fabric is on sale at the moment. Please ask us for it.',
  noPicture: 'Picture to follow',
  missingTitle: 'We could not find this fabric.',
  missingHelp:
    'The address may be incomplete, or the fabric is no longer part of our collection. The list shows everything we have.',
  allFabrics: 'See all fabrics',
  related: 'Goes well with it',
} as const;

/** Cloths that shoppers search for most; shown in the search overlay before anything is typed. */
export const POPULAR_SEARCHES = ['Linen', 'Velvet', 'Silk', 'Voile', 'Blackout', 'Jacquard'];
