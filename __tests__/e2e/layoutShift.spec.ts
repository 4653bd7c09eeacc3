import type { Page } from '@playwright/test';
import { bilingual } from './support/bilingual.ts';
import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { readShifts, watchShifts, type Shift } from './support/layoutShifts.ts';
import { SCREENS } from './support/screens.ts';

/** Widths of a phone and of a desktop, in px. */
const WIDTHS = [360, 1440] as const;
/** Arabic pages are visited on the phone only, to save two minutes; `arabicPages` sweeps them, too. */
const tagsAt = (width: number) => (width === WIDTHS[0] ? bilingual : {});
/** Maximum number of elements; Lighthouse warns above it. https://developer.chrome.com/docs/lighthouse/performance/dom-size */
const MAX_ELEMENTS = 800;
/** Network latency in ms: the page is painted before its fonts, scripts and data arrive. */
const LATENCY_MS = 300;

/** Resolves when the page is hydrated and nothing is pending. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return [...document.querySelectorAll('header, main, footer')].every(isHydrated);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const busy =
    '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), [aria-label^=Loading], [aria-label^=جارٍ]';
  await expect(page.getByRole('main').locator(busy)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Scrolls to the end of the page with the wheel. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
  await page.mouse.move(200, 300);
  do {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  } while (!(await isAtEnd()));
}

/** Opens a page and scrolls to its end. @returns its layout shifts, if their sum exceeds MAX_SHIFT */
async function visit(page: Page, url: string): Promise<Shift[]> {
  await page.goto(url);
  await waitUntilIdle(page);
  await scrollToEnd(page);
  await waitUntilIdle(page);
  return readShifts(page);
}

async function throttleNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test.beforeEach(async ({ page }) => {
      test.slow();
      await page.addInitScript(watchShifts);
      await throttleNetwork(page);
    });

    test('no page shifts for a visitor', tagsAt(width), async ({ browser, shop, pathOf }) => {
      const context = await browser.newContext({
        baseURL: shop.url,
        viewport: { width, height: 740 },
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [] },
      });
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      await throttleNetwork(page);
      for (const path of [...Object.values(SCREENS), '/nowhere']) {
        const url = pathOf(path);
        expect.soft({ url, shifts: await visit(page, url) }).toEqual({ url, shifts: [] });
      }
      await context.close();
    });

    test(
      'no page of a customer shifts or has too many elements',
      tagsAt(width),
      async ({ page, context, shop, pathOf }) => {
        const order = await placeOrder(context, shop);
        await fillCart(context, shop, [
          lineOf('almas-ivory-linen'),
          lineOf('almas-ivory-linen', 2),
        ]);
        const { home, products, productDetail, cart, checkout, orders, account } = SCREENS;
        const own = [home, products, productDetail, cart, checkout, orders, account];
        for (const path of [...own, `/MyOrders-detail?id=${order}`]) {
          const url = pathOf(path);
          expect.soft({ url, shifts: await visit(page, url) }).toEqual({ url, shifts: [] });
          // Lighthouse counts the body; prefetched chunks add scripts and styles to the head.
          const elements = await page.locator('body, body *').count();
          expect.soft(elements, url).toBeLessThanOrEqual(MAX_ELEMENTS);
        }
      },
    );
  });
}
