import { catalogue } from '../../../server/seed/catalogue.ts';
import type { HttpCall } from './openLoop.ts';
import type { Line } from './seedLargeShop.ts';

/** Data of a shop for the load generator. */
export interface LoadedShop {
  lines: readonly Line[];
  /** Session tokens, one per customer. */
  tokens: readonly string[];
}

const PAGE_SIZE = 10;
const SEARCHES = [
  'linen',
  'velvet',
  'blackout',
  'ivory voile',
  'emerald',
  'sheer',
  'roller',
  'zzzz',
];
/** Filters of lists that are cached. */
const FILTERS = [
  'colour=blue',
  'material=linen,velvet',
  'opacity=sheer',
  'room=bedroom',
  'sort=price',
];
/** Letters that a customer types before the page requests suggestions. */
const LETTERS_PER_PAUSE = 3;
/** What customers have typed at each pause while they search for a product by its name. */
const TYPED = catalogue.products.flatMap(({ name }) =>
  Array.from({ length: Math.floor(name.length / LETTERS_PER_PAUSE) }, (_, pause) =>
    name.slice(0, (pause + 1) * LETTERS_PER_PAUSE),
  ),
);
/** Beginnings of searches. */
const BEGINNINGS = ['lin', 'velv', 'blackout c', 'emrald', 'ivory l', 'roller', 'كتا'];
const JSON_TYPE = { 'Content-Type': 'application/json' };

const BILLING = {
  firstName: 'Load',
  lastName: 'Customer',
  companyName: '',
  country: 'United Arab Emirates',
  address: 'Villa 1, Street 2',
  pinCode: '',
  city: 'Dubai',
  dialCode: '+971',
  phone: '0501234567',
  email: 'load@load.example',
  additionalInfo: '',
  paymentType: 'stripe',
};

/** A random item. */
export function any<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

const get = (path: string, token?: string): HttpCall => ({
  method: 'GET',
  path: `/api/user/${path}`,
  ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
});

const post = (path: string, token: string, body: object): HttpCall => ({
  method: 'POST',
  path: `/api/user/${path}`,
  headers: { ...JSON_TYPE, Authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

/** The requests of a customer, with random arguments. */
export function createCalls(shop: LoadedShop) {
  const pages = Math.max(1, Math.floor(shop.lines.length / PAGE_SIZE));
  const anyPage = (): number => 1 + Math.floor(Math.random() * pages);
  const list = (page: number, search: string, token?: string): HttpCall =>
    get(`get-products?page=${page}&limit=${PAGE_SIZE}&search=${encodeURIComponent(search)}`, token);
  const filteredPath = (page: number): string =>
    `get-products?page=${page}&limit=${PAGE_SIZE}&${any(FILTERS)}`;
  const suggest = (search: string): HttpCall =>
    get(`get-suggestions?search=${encodeURIComponent(search)}`);
  return {
    /** The least that a request costs. */
    health: (): HttpCall => ({ method: 'GET', path: '/healthz' }),
    home: () => get('get-home-page'),
    firstPage: () => list(1, ''),
    anyPage: () => list(anyPage(), ''),
    ownPage: (token: string) => list(anyPage(), '', token),
    search: () => list(1, any(SEARCHES)),
    /** A search that is not cached. */
    newSearch: () => list(1, `${any(SEARCHES)} ${Math.floor(Math.random() * 1_000_000)}`),
    filtered: () => get(filteredPath(1)),
    ownFiltered: (token: string) => get(filteredPath(anyPage()), token),
    /** A list that is not cached, with the numbers of all filters. */
    newFiltered: () => {
      const minPrice = Math.floor(Math.random() * 100);
      return get(`${filteredPath(1)}&facets=1&minPrice=${minPrice}`);
    },
    suggestions: () => suggest(any(TYPED)),
    /** Suggestions that are not cached, for several words that few products have together. */
    newSuggestions: () =>
      suggest(`${any(BEGINNINGS)} ${any(SEARCHES)} ${Math.floor(Math.random() * 10_000)}`),
    detail: () => get(`get-product-details?id=${any(shop.lines).productId}`),
    ownDetail: (token: string) => get(`get-product-details?id=${any(shop.lines).productId}`, token),
    reviews: () => get(`get-review?page=1&limit=5&productId=${any(shop.lines).productId}`),
    categories: () => get('get-category'),
    faq: () => get('get-faq?page=1&limit=10'),
    cart: (token: string) => get('get-cart', token),
    orders: (token: string) => get('get-orders?page=1&limit=8&filter=90', token),
    add: (token: string, line: Line) => post('add-to-cart', token, line),
    act: (token: string, action: string, line: Line) =>
      post(`cart-action?action=${action}`, token, line),
    order: (token: string) => post('place-order?paymentType=stripe', token, BILLING),
  };
}
