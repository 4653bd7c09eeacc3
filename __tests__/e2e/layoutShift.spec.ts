import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { throttleNetwork, visitToEnd, watchShifts } from './support/layoutShifts.ts';
import { SCREENS } from './support/screens.ts';
import { thorough } from './support/thorough.ts';

/** Widths of a phone and of a desktop, in px. `arabicPages` visits the pages in Arabic. */
const WIDTHS = [360, 1440] as const;
/** Maximum number of elements; Lighthouse reports an error from 1,400. https://developer.chrome.com/docs/lighthouse/performance/dom-size */
const MAX_ELEMENTS = 1_000;
for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test.beforeEach(async ({ page }) => {
      test.slow();
      await page.addInitScript(watchShifts);
      await throttleNetwork(page);
    });

    const sweep = width === 360 ? {} : thorough;
    test('no page shifts for a visitor', thorough, async ({ browser, shop }) => {
      const context = await browser.newContext({
        baseURL: shop.url,
        viewport: { width, height: 740 },
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [] },
      });
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      await throttleNetwork(page);
      for (const url of [...Object.values(SCREENS), '/nowhere']) {
        expect.soft({ url, shifts: await visitToEnd(page, url) }).toEqual({ url, shifts: [] });
      }
      await context.close();
    });

    test(
      'no page of a customer shifts or has too many elements',
      sweep,
      async ({ page, context, shop }) => {
        const order = await placeOrder(context, shop);
        await fillCart(context, shop, [
          lineOf('almas-ivory-linen'),
          lineOf('almas-ivory-linen', 2),
        ]);
        const { home, products, productDetail, cart, checkout, orders, account } = SCREENS;
        const own = [home, products, productDetail, cart, checkout, orders, account];
        for (const url of [...own, `/MyOrders-detail?id=${order}`]) {
          expect.soft({ url, shifts: await visitToEnd(page, url) }).toEqual({ url, shifts: [] });
          // Lighthouse counts the body; prefetched chunks add scripts and styles to the head.
          const elements = await page.locator('body, body *').count();
          expect.soft(elements, url).toBeLessThanOrEqual(MAX_ELEMENTS);
        }
      },
    );
  });
}
