import type { ApiCall } from '../../../src/contract/api.ts';
import type { PageId } from '../../../src/contract/pages.ts';

/** A screen and one response that it shows. */
export interface Read {
  /**
   * `section`: an error with Retry takes the place of the data; `quiet`: the screen does without, and no error shows.
   */
  kind: 'section' | 'quiet';
  route: PageId;
  endpoint: string;
  call: ApiCall;
  url: string;
  state?: unknown;
  /** Text that is typed into the search, which sends the request. */
  search?: string;
  isSignedIn?: boolean;
  /** Text that is on the screen once the response is there, or in spite of the fault when the read is quiet. */
  shows: string;
  /** Number of requests to the call on this screen; 1 when absent. */
  queries?: number;
  /** Requests that other parts of the screen add when they open after a failure without retries. */
  reopened?: number;
  /** Parameter of the URL that pages the list. */
  pageParam?: string;
  /** Text of its items in the response, unless it is what the screen shows. */
  item?: string;
  /** Whether a failure shows no toast, because few customers need the data. */
  isSilent?: boolean;
}

const articleUrl = '/articleDetails?article=custom-tailoring-told-from-the-workroom';

const section = (
  route: Read['route'],
  endpoint: string,
  call: ApiCall,
  url: string,
  shows: string,
): Read => ({ kind: 'section', route, endpoint, call, url, shows });

const quiet = (...parts: Parameters<typeof section>): Read => ({
  ...section(...parts),
  kind: 'quiet',
});

const signedIn = (read: Read): Read => ({ ...read, isSignedIn: true });

const silent = (read: Read): Read => ({ ...read, isSilent: true });

const paged = (read: Read, pageParam = 'page'): Read => ({ ...read, pageParam });

/** Responses that visitors see. */
export const visitorReads: readonly Read[] = [
  silent(
    quiet(
      'login',
      'getPasskeyChallenge',
      'POST /user/start-passkey-sign-in',
      '/login',
      'Create an account or sign in',
    ),
  ),
  {
    ...section('home', 'getHomePage', 'GET /user/get-home-page', '/', 'Almas Ivory Linen'),
    reopened: 1,
  },
  section(
    'article',
    'getHomePage',
    'GET /user/get-home-page',
    articleUrl,
    'one of the largest pieces of cloth',
  ),
  section('categories', 'getCategory', 'GET /user/get-category', '/Categories', '7 Subcategories'),
  section('curtains', 'getCategory', 'GET /user/get-category', '/curtains', 'Vertical Blinds'),
  section(
    'curtains',
    'getSubCategory',
    'GET /user/get-sub-category',
    '/curtains?categoryId=curtains',
    'Light as air.',
  ),
  section(
    'curtainDetail',
    'getSubCategory',
    'GET /user/get-sub-category',
    '/curtains-detail?categoryId=curtains&subCategoryId=sheer',
    'Thin curtains.',
  ),
  section(
    'curtainDetail',
    'getProducts',
    'GET /user/get-products',
    '/curtains-detail?categoryId=curtains&subCategoryId=sheer',
    'Almas Ivory Linen',
  ),
  paged(
    section('ourWorks', 'getOurWorks', 'GET /user/get-our-works', '/our-works', 'Villa room 2'),
  ),
  section(
    'ourWorkDetails',
    'getOurWorks',
    'GET /user/get-our-works',
    '/our-work-details?id=work-1',
    'Villa room 1',
  ),
  silent(
    section(
      'customTailoring',
      'getSlots',
      'GET /user/get-slots',
      '/services/custom-tailoring',
      '15:00 – 17:00',
    ),
  ),
  silent(
    section(
      'privacy',
      'getShopFacts',
      'GET /user/get-shop-facts',
      '/privacy',
      'hello@sadeel.example',
    ),
  ),
  paged(section('faq', 'getFaq', 'GET /user/get-faq', '/FAQ', 'Do you visit?')),
  paged(
    section('products', 'getProducts', 'GET /user/get-products', '/products', 'Almas Ivory Linen'),
  ),
  section(
    'productDetail',
    'getProductDetails',
    'GET /user/get-product-details',
    '/product-detail?id=linen',
    'Pure flax in a warm ivory.',
  ),
  paged(
    section(
      'productDetail',
      'getReview',
      'GET /user/get-review',
      '/product-detail?id=linen',
      'Lovely',
    ),
    'reviews',
  ),
  {
    ...section('guide', 'getProducts', 'GET /user/get-products', '/guide', 'Almas Ivory Linen'),
    queries: 4,
  },
  section(
    'compare',
    'getProductDetails',
    'GET /user/get-product-details',
    '/compare?ids=linen',
    'Jacquard',
  ),
  section('quote', 'getQuote', 'GET /user/get-quote', '/quote?token=secret', 'Q-261126-7K3QF'),
  quiet('compare', 'getReview', 'GET /user/get-review', '/compare?ids=linen', 'Jacquard'),
  {
    ...silent(
      quiet('products', 'getSuggestions', 'GET /user/get-suggestions', '/products', 'Ivory Linen'),
    ),
    state: { search: true },
    search: 'velvet',
  },
];

/** Responses that signed-in customers see. */
export const customerReads: readonly Read[] = [
  { ...section('cart', 'getCart', 'GET /user/get-cart', '/cart', 'AED 370'), reopened: 1 },
  {
    ...section('checkout', 'getCart', 'GET /user/get-cart', '/Checkout', 'AED 370'),
    reopened: 3,
  },
  silent(
    quiet('checkout', 'getAddresses', 'GET /user/get-addresses', '/Checkout', 'Billing details'),
  ),
  {
    ...paged(section('orders', 'getOrders', 'GET /user/get-orders', '/MyOrders', 'Order #8QKCP')),
    item: 'Almas Ivory Linen',
  },
  section(
    'orderDetail',
    'getSingleOrderHistory',
    'GET /user/get-single-order-history',
    '/MyOrders-detail?id=o1',
    'What happens next',
  ),
  silent(
    section(
      'orderDetail',
      'getComplaints',
      'GET /user/get-complaints',
      '/MyOrders-detail?id=o1',
      'Complaint C-261127-7K3QF',
    ),
  ),
  section(
    'invoice',
    'getInvoices',
    'GET /user/get-invoices',
    '/invoice?order=o1&invoice=v1',
    'REC-000042',
  ),
  silent(section('account', 'getAccount', 'GET /user/get-account', '/account', 'This device')),
  silent(section('account', 'getQuotes', 'GET /user/get-quotes', '/account', 'Q-261126-7K3QF')),
  silent(section('account', 'getSamples', 'GET /user/get-samples', '/account', 'S-261127-7K3QF')),
  silent(
    section('account', 'getShortlist', 'GET /user/get-shortlist', '/account', 'Majlis Damask'),
  ),
  silent(section('account', 'getAddresses', 'GET /user/get-addresses', '/account', 'Jumeirah 2')),
  silent(
    quiet('windows', 'getDraftQuotes', 'GET /user/get-draft-quotes', '/windows', 'My windows'),
  ),
  silent(quiet('windows', 'getWindowOffers', 'POST /user/offer-windows', '/windows', 'My windows')),
  silent(quiet('windows', 'getWindows', 'GET /user/get-windows', '/windows', 'My windows')),
].map(signedIn);

/** Every response that a screen shows. */
export const reads: readonly Read[] = [...visitorReads, ...customerReads];
