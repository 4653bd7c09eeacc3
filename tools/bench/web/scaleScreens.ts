import type { Locator, Page } from '@playwright/test';
import type { ScaleShop, ShopScale } from './scaleShop.ts';

/** Sizes of the compared shops. */
export const SMALL: ShopScale = { products: 20, lines: 3, orders: 16, reviews: 10 };
export const LARGE: ShopScale = { products: 10_000, lines: 200, orders: 1_000, reviews: 10_000 };

/** A screen that grows with the shop, and a frequent action on it. */
export interface ScaleScreen {
  name: string;
  /** Number of items on the screen. */
  amountOf: (scale: ShopScale) => number;
  pathOf: (shop: ScaleShop) => string;
  /** Element that is visible when the screen has loaded. */
  readySign: (page: Page) => Locator;
  action: string;
  act: (page: Page) => Promise<unknown>;
}

const nextPage = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: label })
    .getByRole('link', { name: /page 2$/i })
    .click();

const firstRow = (page: Page) => page.locator('tr[data-line-key]').first();
const press = (row: Locator) => row.getByRole('button', { name: /^Increase/ }).click();

export const SCALE_SCREENS: readonly ScaleScreen[] = [
  {
    name: 'list of products',
    amountOf: ({ products }) => products,
    pathOf: () => '/products',
    readySign: (page) => page.locator('main li a h2').first(),
    action: 'next page',
    act: (page) => nextPage(page, 'Pages of fabrics'),
  },
  {
    name: 'cart, lines',
    amountOf: ({ lines }) => lines,
    pathOf: () => '/cart',
    readySign: firstRow,
    action: 'press +',
    act: (page) => press(firstRow(page)),
  },
  {
    name: 'cart panel, lines',
    amountOf: ({ lines }) => lines,
    pathOf: () => '/about',
    readySign: (page) => page.getByRole('button', { name: /^Cart, [1-9]/ }),
    action: 'open it',
    act: (page) => page.getByRole('button', { name: /^Cart/ }).first().click(),
  },
  {
    name: 'checkout, lines',
    amountOf: ({ lines }) => lines,
    pathOf: () => '/Checkout',
    readySign: (page) => page.locator('main table'),
    action: 'select a payment type',
    act: (page) => page.getByRole('checkbox').first().click(),
  },
  {
    name: 'orders',
    amountOf: ({ orders }) => orders,
    pathOf: () => '/MyOrders',
    readySign: (page) => page.locator('main article').first(),
    action: 'next page',
    act: (page) => nextPage(page, 'Pages of your orders'),
  },
  {
    name: 'reviews of a product',
    amountOf: ({ reviews }) => reviews,
    pathOf: ({ productId }) => `/product-detail?id=${productId}`,
    readySign: (page) => page.getByRole('heading', { level: 1 }),
    action: 'next page',
    act: (page) => nextPage(page, 'Pages of reviews'),
  },
];
