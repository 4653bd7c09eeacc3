/** Every path of the shop (product 2.1), matched in any case (product 2.2). */
export const paths = {
  home: '/',
  categories: '/Categories',
  curtains: '/curtains',
  curtainDetail: '/curtains-detail',
  rollers: '/rollers',
  rollersDetail: '/rollers-detail',
  about: '/about',
  faq: '/FAQ',
  ourWorks: '/our-works',
  ourWorkDetails: '/our-work-details',
  products: '/products',
  productDetail: '/product-detail',
  cart: '/cart',
  checkout: '/Checkout',
  feature: '/detailsPage',
  article: '/articleDetails',
  orders: '/MyOrders',
  orderDetail: '/MyOrders-detail',
  login: '/login',
  verifyOtp: '/verify-otp',
  privacy: '/privacy',
  terms: '/terms',
  customTailoring: '/services/custom-tailoring',
  hemming: '/services/hemming-shortening',
  curtainFabrics: '/services/curtain-fabrics',
  repair: '/services/repair-maintenance',
} as const;

/** Anchor of the booking section on the home page (product 3.10). */
export const BOOKING_ANCHOR = 'bookingID';

type QueryValue = string | number | undefined;

/** A path with the given values as its query; `undefined` and empty values are left out. */
export function withQuery(path: string, query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

export const productPath = (id: string) => withQuery(paths.productDetail, { id });
export const categoryPath = (categoryId: string) => withQuery(paths.curtains, { categoryId });
export const curtainDetailPath = (categoryId: string, subCategoryId: string) =>
  withQuery(paths.curtainDetail, { categoryId, subCategoryId });
export const orderPath = (id: string) => withQuery(paths.orderDetail, { id });
export const workPath = (id: string) => withQuery(paths.ourWorkDetails, { id });
export const articlePath = (slug: string) => withQuery(paths.article, { article: slug });
export const featurePath = (slug: string) => withQuery(paths.feature, { feature: slug });

/** Key of a path: paths match in any case and with trailing slashes (product 2.2). */
export const toPathKey = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** Whether an address shows the screen of a path, whatever its query. */
export function isAt(path: string, address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return toPathKey(pathname) === toPathKey(path);
}

/** The page number of an address, counted from 1; anything else is page 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page >= 1 && page <= 9_999 ? page : 1;
}
