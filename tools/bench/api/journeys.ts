import type { BenchRequest } from './closedLoop.ts';
import type { HttpCall, Step } from './openLoop.ts';
import type { Line } from './seedLargeShop.ts';

/** A shop as the load generator knows it. */
export interface LoadedShop {
  lines: readonly Line[];
  /** Session tokens, one per customer. */
  tokens: readonly string[];
}

/** Connections of the closed loops. */
export const CONNECTIONS = 32;
const PAGE_SIZE = 10;
/** Requests one connection keeps ready; few enough to be made quickly, enough to ask for everything in the shop. */
const READY = 400;
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
  if (item === undefined) throw new Error('There is nothing to choose from.');
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

/** Every call of a shopper, with its arguments chosen at random. */
function callsOf(shop: LoadedShop) {
  const pages = Math.max(1, Math.floor(shop.lines.length / PAGE_SIZE));
  const anyPage = (): number => 1 + Math.floor(Math.random() * pages);
  const list = (page: number, search: string, token?: string): HttpCall =>
    get(`get-products?page=${page}&limit=${PAGE_SIZE}&search=${encodeURIComponent(search)}`, token);
  return {
    home: () => get('get-home-page'),
    firstPage: () => list(1, ''),
    anyPage: () => list(anyPage(), ''),
    ownPage: (token: string) => list(anyPage(), '', token),
    search: () => list(1, any(SEARCHES)),
    /** A search nobody has made before. */
    newSearch: () => list(1, `${any(SEARCHES)} ${Math.floor(Math.random() * 1_000_000)}`),
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

/** What one connection asks for, by name of the measurement. */
export function scenariosOf(shop: LoadedShop) {
  const calls = callsOf(shop);
  const many =
    (call: (token: string) => HttpCall): Scenario =>
    (connection) =>
      toBench(Array.from({ length: READY }, () => call(tokenOf(connection))));
  /** Writes of one customer after the other; no two connections share a customer. */
  const eachInTurn =
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
    firstPage: many(calls.firstPage),
    anyPage: many(calls.anyPage),
    detail: many(calls.detail),
    search: many(calls.search),
    newSearch: many(calls.newSearch),
    ownPage: many(calls.ownPage),
    ownDetail: many(calls.ownDetail),
    cartWrite: eachInTurn((token) => {
      const line = any(shop.lines);
      return [
        calls.add(token, line),
        calls.act(token, 'increment', line),
        calls.act(token, 'decrement', line),
        calls.act(token, 'remove', line),
      ];
    }),
    order: eachInTurn((token) => [calls.add(token, any(shop.lines)), calls.order(token)]),
  } satisfies Record<string, Scenario>;
}

export type ScenarioName = keyof ReturnType<typeof scenariosOf>;

/**
 * The steps of a hundred requests of a busy shop, about one in ten of them a write: what is looked at most comes from
 * the first pages, and one request in a hundred places an order.
 */
export function mixedJourney(shop: LoadedShop): () => Step {
  const calls = callsOf(shop);
  const half = Math.floor(shop.tokens.length / 2);
  const lookers = shop.tokens.slice(0, half);
  const buyers = shop.tokens.slice(half);
  let buyer = 0;
  const buy = (): Step => {
    const token = buyers[buyer++ % buyers.length] ?? '';
    return [calls.add(token, any(shop.lines)), calls.order(token)];
  };
  const changeCart = (): Step => {
    const token = any(lookers);
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
    [3, () => [calls.ownPage(any(lookers))]],
    [3, () => [calls.ownDetail(any(lookers))]],
    [2, () => [calls.orders(any(lookers))]],
    [4, changeCart],
    [1, buy],
  ];
  const deck = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));
  return () => any(deck)();
}
