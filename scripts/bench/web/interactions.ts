import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../__tests__/e2e/support/findBrowser.ts';
import type { Shop } from '../../../__tests__/e2e/support/startShop.ts';

const SLOWDOWN = 4;
const SETTLE_MS = 1_500;
const SHOPPER = 'bench@sadeel.example';
const PRODUCT = '/product-detail?id=almas-ivory-linen';

declare global {
  interface Window {
    slowestEvent: number;
  }
}

/** Notes the longest time from an event to the next paint, in ms; the browser rounds to 8. */
function watchEvents(): void {
  window.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.slowestEvent = Math.max(window.slowestEvent, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

async function latencyOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    window.slowestEvent = 0;
  });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => window.slowestEvent);
}

async function signIn(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.url}/login`);
  await page.getByLabel('E-mail address').fill(SHOPPER);
  await page.getByRole('button', { name: 'Login' }).click();
  const code = await shop.inbox.nextCode(SHOPPER);
  await page.getByLabel('Digit 1 of 6').pressSequentially(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(`${shop.url}/`);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Latency from event to next paint of what shoppers do most, with a processor four times slower; ms by name. */
export async function measureInteractions(shop: Shop): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      baseURL: shop.url,
    });
    await page.addInitScript(watchEvents);
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
    await measure('choose a size', () =>
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
    await measure('place an order with gaps', () =>
      page.getByRole('button', { name: 'Place Order' }).click(),
    );
    return results;
  } finally {
    await browser.close();
  }
}
