import type { BenchRequest } from './closedLoop.ts';
import type { HttpCall, Step } from './openLoop.ts';
import type { Line } from './seedLargeShop.ts';

/** Data of a shop for the load generator. */
export interface LoadedShop {
  lines: readonly Line[];
  /** Session tokens, one per customer. */
  tokens: readonly string[];
}

/** Connections of the closed loops. */
export const CONNECTIONS = 32;
const PAGE_SIZE = 10;
/** Prepared requests per connection: enough to cover the whole shop. */
const REQUESTS_PER_CONNECTION = 400;
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

function any<Item>(items: readonly Item[]): Item {
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
function createCalls(shop: LoadedShop) {
  const pages = Math.max(1, Math.floor(shop.lines.length / PAGE_SIZE));
  const anyPage = (): number => 1 + Math.floor(Math.random() * pages);
  const list = (page: number, search: string, token?: string): HttpCall =>
    get(`get-products?page=${page}&limit=${PAGE_SIZE}&search=${encodeURIComponent(search)}`, token);
  const filteredPath = (page: number): string =>
    `get-products?page=${page}&limit=${PAGE_SIZE}&${any(FILTERS)}`;
  return {
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
    suggestions: () => {
      const search = `${any(BEGINNINGS)} ${any(SEARCHES)} ${Math.floor(Math.random() * 10_000)}`;
      return get(`get-suggestions?search=${encodeURIComponent(search)}`);
    },
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

export type Scenario = (connection: number) => BenchRequest[];

function toBench(calls: readonly HttpCall[]): BenchRequest[] {
  return calls.map(({ method, path, headers, body }) => ({
    method,
    path,
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
  }));
}

/** The requests of one connection, by name of the measurement. */
export function scenariosOf(shop: LoadedShop) {
  const calls = createCalls(shop);
  const repeated =
    (call: (token: string) => HttpCall): Scenario =>
    (connection) =>
      toBench(Array.from({ length: REQUESTS_PER_CONNECTION }, () => call(tokenOf(connection))));
  /** Writes of one customer after another; connections do not share customers. */
  const perCustomer =
    (callsOfCustomer: (token: string) => HttpCall[]): Scenario =>
    (connection) =>
      toBench(
        shop.tokens
          .filter((_, index) => index % CONNECTIONS === connection % CONNECTIONS)
          .flatMap(callsOfCustomer),
      );
  const tokenOf = (connection: number): string =>
    shop.tokens[connection % shop.tokens.length] ?? '';
  return {
    firstPage: repeated(calls.firstPage),
    anyPage: repeated(calls.anyPage),
    detail: repeated(calls.detail),
    search: repeated(calls.search),
    newSearch: repeated(calls.newSearch),
    filtered: repeated(calls.filtered),
    newFiltered: repeated(calls.newFiltered),
    ownFiltered: repeated(calls.ownFiltered),
    suggestions: repeated(calls.suggestions),
    ownPage: repeated(calls.ownPage),
    ownDetail: repeated(calls.ownDetail),
    cartWrite: perCustomer((token) => {
      const line = any(shop.lines);
      return [
        calls.add(token, line),
        calls.act(token, 'increment', line),
        calls.act(token, 'decrement', line),
        calls.act(token, 'remove', line),
      ];
    }),
    order: perCustomer((token) => [calls.add(token, any(shop.lines)), calls.order(token)]),
  } satisfies Record<string, Scenario>;
}

export type ScenarioName = keyof ReturnType<typeof scenariosOf>;

/**
 * Random steps of a busy shop, weighted by how often customers take them. About one request in ten is a write and one in a
 * hundred places an order.
 */
export function mixedJourney(shop: LoadedShop): () => Step {
  const calls = createCalls(shop);
  const half = Math.floor(shop.tokens.length / 2);
  const visitors = shop.tokens.slice(0, half);
  const buyers = shop.tokens.slice(half);
  let buyer = 0;
  const buy = (): Step => {
    const token = buyers[buyer++ % buyers.length] ?? '';
    return [calls.add(token, any(shop.lines)), calls.order(token)];
  };
  const changeCart = (): Step => {
    const token = any(visitors);
    const line = any(shop.lines);
    return [calls.add(token, line), calls.cart(token), calls.act(token, 'remove', line)];
  };
  const steps: readonly (readonly [weight: number, step: () => Step])[] = [
    [9, () => [calls.home()]],
    [10, () => [calls.firstPage()]],
    [9, () => [calls.anyPage()]],
    [5, () => [calls.search()]],
    [1, () => [calls.newSearch()]],
    [24, () => [calls.detail()]],
    [14, () => [calls.reviews()]],
    [4, () => [calls.categories()]],
    [3, () => [calls.faq()]],
    [3, () => [calls.ownPage(any(visitors))]],
    [3, () => [calls.ownDetail(any(visitors))]],
    [2, () => [calls.orders(any(visitors))]],
    [4, changeCart],
    [1, buy],
  ];
  const weighted = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));
  return () => any(weighted)();
}
