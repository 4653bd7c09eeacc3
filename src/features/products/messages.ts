/** What the screens of the fabrics say. */
export const messages = {
  listTitle: 'Fabrics',
  listIntro:
    'Linens, velvets, silks, sheers and blackouts from our Dubai workroom, by the metre or made up to hang the next day.',
  listDescription:
    'Curtain fabrics from Sadeel in Dubai: linen, velvet, silk, voile and blackout by the metre or as ready-made panels, with prices and sizes.',
  searchTitle: (search: string) => `Fabrics for “${search}”`,
  pageTitle: (title: string, page: number) => `${title}, page ${page}`,
  list: 'the fabrics',
  pages: 'Pages of fabrics',
  count: (count: number) => (count === 1 ? '1 fabric' : `${count} fabrics`),
  moreThan: (count: number) => `More than ${count} fabrics`,
  countFor: (count: string, search: string) => `${count} for “${search}”`,
  place: (count: string, page: number, totalPages: number) =>
    `${count}, page ${page} of ${totalPages}`,
  invitation: 'See them in your own light',
  invitationText:
    'A consultant brings the samples to your windows, free of charge and often on the same day.',
  book: 'Book a free visit',

  openSearch: 'Search fabrics',
  clear: 'Clear',
  clearSearch: 'Clear search',
  clearSearchFor: (search: string) => `Clear search “${search}”`,
  closeSearch: 'Close search',
  searchHelp: 'Search by name, cloth, colour or maker',
  searching: 'Searching…',
  searchUnavailable: 'We could not open the search. Check your connection and try again.',
  searchFailed: (reason = 'Check your connection.') => `We could not search. ${reason}`,
  showList: 'Show the list',
  firstResults: 'First results',
  popular: 'Often looked for',

  noMatch: (search: string) => `No fabrics match “${search}”.`,
  noMatchHelp: 'Try a shorter word, a colour or a kind of cloth such as linen or velvet.',
  none: 'There are no fabrics to show yet.',
  noneHelp: 'New cloth arrives every month. Until then our categories show what we make.',
  seeCategories: 'See the categories',
  pastTheEnd: 'This page is past the end of the list.',
  pastTheEndHelp: 'The list has fewer pages than the link says.',
  toPage: (page: number) => `Go to page ${page}`,

  detail: 'this fabric',
  detailTitle: 'Fabric',
  loadingDetail: 'Loading this fabric',
  missingMetaTitle: 'Fabric not found',
  missingTitle: 'We could not find this fabric.',
  missingHelp:
    'The address may be incomplete, or the fabric is no longer part of our collection. The list shows everything we have.',
  allFabrics: 'See all fabrics',

  pictures: 'Pictures',
  noPicture: 'Picture to follow',
  showPicture: (number: number, count: number) => `Show picture ${number} of ${count}`,
  enlargePicture: (alt: string, number: number, count: number) =>
    `${alt}. Enlarge picture ${number} of ${count}`,
  enlarged: 'Enlarged picture',
  zoomFailed: 'We could not enlarge the picture. Check your connection and try again.',
  magnify: (alt: string) => `${alt}. Magnify`,
  position: (number: number, count: number) => `${number} / ${count}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  closePicture: 'Close picture',

  from: 'From',
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
} as const;

/** What the shop promises with every fabric (spec §1). */
export const PROMISES = [
  'Custom-made within 24 hours in our Dubai workroom',
  'Installed within 48 hours by our own fitters',
  'Free same-day measuring visit',
];

/** Cloths that shoppers search for most; shown in the search overlay before anything is typed. */
export const POPULAR_SEARCHES = ['Linen', 'Velvet', 'Silk', 'Voile', 'Blackout', 'Jacquard'];
