import type { Page } from '@playwright/test';
import type { paths } from '../../src/lib/paths.ts';
import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';

/** Widths of a phone and of a desktop, in px. */
const WIDTHS = [360, 1440] as const;
/** Maximum cumulative layout shift. */
const MAX_SHIFT = 0.01;
/** Maximum number of elements; Lighthouse warns above it. https://developer.chrome.com/docs/lighthouse/performance/dom-size */
const MAX_ELEMENTS = 800;
/** Network latency in ms: the page is painted before its fonts, scripts and data arrive. */
const LATENCY_MS = 300;

/** A URL of every page. */
const SCREENS = {
  home: '/',
  categories: '/Categories',
  curtains: '/curtains?categoryId=curtains',
  curtainDetail: '/curtains-detail?categoryId=curtains&subCategoryId=blackout-curtains',
  rollers: '/rollers',
  rollersDetail: '/rollers-detail',
  about: '/about',
  faq: '/FAQ',
  ourWorks: '/our-works',
  ourWorkDetails: '/our-work-details?id=villa-emirates-hills',
  products: '/products?page=2',
  productDetail: '/product-detail?id=almas-ivory-linen',
  cart: '/cart',
  checkout: '/Checkout',
  feature: '/detailsPage?feature=smart-features',
  article:
    '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
  orders: '/MyOrders',
  orderDetail: '/MyOrders-detail?id=nothing',
  login: '/login',
  verifyOtp: '/verify-otp',
  privacy: '/privacy',
  terms: '/terms',
  customTailoring: '/services/custom-tailoring',
  hemming: '/services/hemming-shortening',
  curtainFabrics: '/services/curtain-fabrics',
  repair: '/services/repair-maintenance',
} satisfies Record<keyof typeof paths, string>;

interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records every layout shift without recent input, with the elements that moved. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) =>
        `${node?.nodeName} ${node?.textContent}`.slice(0, 60),
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Resolves when the page is hydrated and nothing is pending. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return [...document.querySelectorAll('header, main, footer')].every(isHydrated);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const busy = '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), [aria-label^=Loading]';
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
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > MAX_SHIFT ? shifts : [];
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

    test('no page shifts for a visitor', async ({ browser, shop }) => {
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
        expect({ url, shifts: await visit(page, url) }).toEqual({ url, shifts: [] });
      }
      await context.close();
    });

    test('no page shifts for a customer', async ({ page, context, shop }) => {
      const order = await placeOrder(context, shop);
      await fillCart(context, shop, [lineOf('almas-ivory-linen'), lineOf('almas-ivory-linen', 2)]);
      const { home, products, productDetail, cart, checkout, orders } = SCREENS;
      const own = [home, products, productDetail, cart, checkout, orders];
      for (const url of [...own, `/MyOrders-detail?id=${order}`]) {
        expect({ url, shifts: await visit(page, url) }).toEqual({ url, shifts: [] });
      }
    });

    for (const name of ['home', 'products', 'productDetail', 'checkout'] as const) {
      test(`${name} has at most ${MAX_ELEMENTS} elements`, async ({ page, context, shop }) => {
        await fillCart(context, shop, [lineOf('almas-ivory-linen')]);
        await visit(page, SCREENS[name]);
        // Each prefetched chunk adds a script to the head.
        expect(await page.locator('*:not(script)').count()).toBeLessThanOrEqual(MAX_ELEMENTS);
      });
    }
  });
}
