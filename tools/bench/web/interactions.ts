import type { Page } from '@playwright/test';
import type { Shop } from '../../../__tests__/e2e/support/startShop.ts';
import { latencyOf, launchBrowser, openPhonePage, slowDown } from './slowBrowser.ts';

const CUSTOMER = 'bench@sadeel.example';
const PRODUCT = '/product-detail?id=almas-ivory-linen';

async function signIn(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.url}/login`);
  await page.getByLabel('E-mail address').fill(CUSTOMER);
  await page.getByRole('button', { name: 'Login' }).click();
  const code = await shop.inbox.nextCode(CUSTOMER);
  await page.getByLabel('Digit 1 of 6').pressSequentially(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(`${shop.url}/`);
}

/** Latency from event to next paint of frequent interactions, with 4× CPU throttling; ms by name. */
export async function measureInteractions(shop: Shop): Promise<Record<string, number>> {
  const browser = await launchBrowser();
  try {
    const page = await openPhonePage(browser, { baseURL: shop.url });
    await signIn(page, shop);
    await slowDown(page);
    const results: Record<string, number> = {};
    const measure = async (name: string, act: () => Promise<unknown>) => {
      results[name] = await latencyOf(page, act);
    };

    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.hover();
    await measure('open the menu', () => menu.click());
    await page.keyboard.press('Escape');

    await page.goto(PRODUCT);
    await measure('select a size', () =>
      page.locator('label').filter({ hasText: '280 cm width' }).first().click(),
    );
    await measure('add to cart', () =>
      page.getByRole('button', { name: 'Add to Cart' }).first().click(),
    );
    await measure('open the cart panel', () =>
      page.getByRole('button', { name: /^Cart/ }).first().click(),
    );

    await page.goto('/FAQ');
    await measure('open an answer', () =>
      page.locator('main button[aria-expanded]').first().click(),
    );

    await page.goto('/products');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await measure('type in the search', () => page.keyboard.type('l'));

    await page.goto('/Checkout');
    await measure('submit an invalid order', () =>
      page.getByRole('button', { name: 'Place Order' }).click(),
    );
    return results;
  } finally {
    await browser.close();
  }
}
