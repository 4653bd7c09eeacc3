import type { Locator, Page } from '@playwright/test';
import { lineOf } from '../../../../__tests__/e2e/support/apiRequests.ts';
import { billingDraft } from '../../../../src/fixtures/billing.fixtures.ts';
import type { Shop } from '../../../../__tests__/e2e/support/startShop.ts';
import { openStoredSession } from '../../../../__tests__/e2e/support/storedSession.ts';

const CUSTOMER = 'bench-navigation@sadeel.example';
const PRODUCT = 'almas-ivory-linen';
const PRODUCT_PATH = `/product-detail?id=${PRODUCT}`;

/** A link that the shopper presses, and the screen it opens. */
export interface NavigationStep {
  name: string;
  link: (page: Page) => Locator;
  /** Reads the heading of the next screen; the text of the link by default. */
  headingOf?: (link: Locator) => Promise<string>;
  /** Whether the first view of the next screen has an image. */
  hasImage: boolean;
}

/** A page and the steps that the shopper takes from it. */
export interface NavigationJourney {
  path: string;
  isProtected?: boolean;
  /** Opens what contains the link, for example the cart panel. */
  prepare?: (page: Page) => Promise<void>;
  steps: readonly NavigationStep[];
}

const cardName = async (link: Locator) => link.getByRole('heading').innerText();

export const NAVIGATION_JOURNEYS: readonly NavigationJourney[] = [
  {
    path: '/products',
    steps: [
      {
        name: 'list → product',
        link: (page) => page.locator('main li a[href^="/product-detail"]').first(),
        headingOf: cardName,
        hasImage: true,
      },
    ],
  },
  {
    path: '/',
    steps: [
      {
        name: 'home → category',
        link: (page) => page.locator('main article a[href^="/curtains?"]').first(),
        hasImage: true,
      },
      {
        name: 'category → sub-category',
        link: (page) => page.locator('main article a[href^="/curtains-detail"]').first(),
        hasImage: true,
      },
    ],
  },
  {
    path: '/MyOrders',
    isProtected: true,
    steps: [
      {
        name: 'orders → order',
        link: (page) => page.locator('main article a[href^="/MyOrders-detail"]').first(),
        hasImage: false,
      },
    ],
  },
  {
    path: PRODUCT_PATH,
    isProtected: true,
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).tap();
      await page.getByRole('link', { name: 'Checkout' }).waitFor();
    },
    steps: [
      {
        name: 'cart panel → checkout',
        link: (page) => page.getByRole('link', { name: 'Checkout' }),
        hasImage: false,
      },
    ],
  },
  {
    path: PRODUCT_PATH,
    steps: [
      {
        name: 'product → related',
        link: (page) =>
          page
            .getByRole('region', { name: 'Goes well with it' })
            .locator('a[href^="/product-detail"]')
            .first(),
        headingOf: cardName,
        hasImage: true,
      },
    ],
  },
];

/** Signs in a customer with two orders and one cart line. @returns the persisted session */
export async function openNavigationCustomer(shop: Shop): Promise<string> {
  const { token, stored } = await openStoredSession(shop, CUSTOMER);
  const post = async (path: string, body: object) => {
    const response = await fetch(`${shop.url}/api/user/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
  };
  for (const productId of [PRODUCT, 'zabeel-emerald-velvet']) {
    await post('add-to-cart', lineOf(productId));
    await post('place-order?paymentType=stripe', { ...billingDraft, paymentType: 'stripe' });
  }
  await post('add-to-cart', lineOf(PRODUCT));
  return stored;
}
