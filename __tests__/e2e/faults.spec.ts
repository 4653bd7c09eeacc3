import type { BrowserContext, Locator, Page } from '@playwright/test';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { isBare, pages } from '../../src/contract/pages.ts';
import {
  browserCells,
  type BrowserCell,
  type BrowserFaultId,
} from '../support/faults/browserCells.ts';
import { faults } from '../support/faults/faults.ts';
import type { Route } from '../support/faults/screens.ts';
import { expect } from './support/customer.ts';
import { test } from './support/deployedShop.ts';
import { findFullBrowser } from './support/findBrowser.ts';
import { shopIn } from './support/language.ts';
import { assetsOf, CURRENT_DIST } from './support/releases.ts';
import {
  keepSignInState,
  OF_VISITORS,
  prepareScreen,
  showScreen,
} from './support/prepareScreen.ts';
import {
  goBackToRestored,
  leave,
  markDocument,
  NO_RESTORING_BROWSER,
  openRestoringBrowser,
} from './support/restoringBrowser.ts';
import { expectScrollPosition, scrollPositionOf } from './support/scrollPosition.ts';
import { untilControlled, untilUpdated } from './support/serviceWorker.ts';
import { expectSoundScreen, readToTheEnd, watch } from './support/soundScreen.ts';
import type { Shop } from './support/startShop.ts';
import { thorough } from './support/thorough.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const { t } = shopIn('en');

// Cells are independent: each has its customer, and each worker its shop.
test.describe.configure({ mode: 'parallel' });

/** Cells of the normal run, one per fault; the others are thorough. */
const QUICK: Record<BrowserFaultId, Route> = {
  missingChunk: 'cart',
  deadImages: 'productDetail',
  restoredPage: 'checkout',
  oldWorker: 'home',
};

const DRAFT = 'Please call before the visit.';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const pathOf = (url: string) => new URL(url, 'https://sadeel.example').pathname;

const cartButton = (page: Page): Locator => page.getByRole('button', { name: 'Cart, 1 item' });

async function expectCart(page: Page, route: Route): Promise<void> {
  const hasTopBar = route === 'notFound' || !isBare(pages[route]);
  if (hasTopBar) await expect(cartButton(page)).toBeVisible();
}

interface Fixtures {
  page: Page;
  context: BrowserContext;
  shop: Shop;
}

/** The screen states what to do; one reload opens it, and Back works. */
async function missingChunk(route: Route, { page, context, shop }: Fixtures): Promise<void> {
  const url = await prepareScreen(route, context, shop);
  // Turns off prefetching, which would load the chunk before the deploy.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const start = route === 'faq' ? '/about' : '/FAQ';
  await page.goto(start);
  await untilHydrated(page.getByRole('link', { name: 'About Us' }).first());
  const startTitle = await expectSoundScreen(page);
  const watched = watch(page);
  await page.route('**/assets/**/*.js', (request) => request.fulfill({ status: 404, body: '' }));
  await page.route('**/assets/*.js', (request) => request.fulfill({ status: 404, body: '' }));

  await showScreen(page, url);
  await expect(title(page)).toHaveText(t(layout.pageFailed.title));
  await expectSoundScreen(page);
  await expectCart(page, route);
  await page.goBack();
  await expect(title(page)).toHaveText(startTitle);
  await page.goForward();
  await expect(title(page)).toHaveText(t(layout.pageFailed.title));
  expect(watched.documents).toEqual([]);

  await page.unrouteAll();
  await page.getByRole('button', { name: t(layout.pageFailed.reload) }).click();
  await expect.poll(() => watched.documents.length).toBe(1);
  await expect(title(page)).not.toHaveText(t(layout.pageFailed.title));
  await expectSoundScreen(page);
  await expectCart(page, route);
  expect(watched.documents).toHaveLength(1);
  expect(watched.errors).toEqual([]);
}

/** Height of the page, and images that failed and show neither their alternative text nor a placeholder. */
const measureImages = (page: Page) =>
  page.evaluate(() => {
    const failed = [...document.images].filter(
      ({ complete, naturalWidth, alt }) => complete && naturalWidth === 0 && alt !== '',
    );
    const isCollapsed = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return image.checkVisibility() && (width < 1 || height < 1);
    };
    return {
      height: document.documentElement.scrollHeight,
      collapsed: failed.filter(isCollapsed).map(({ alt }) => alt),
    };
  });

/** Two lines of text: a page without its fonts in time wraps at other words. */
const FONT_PX = 64;

/** The layout is the one with images, and the texts stay. */
async function deadImages(route: Route, { page, context, shop }: Fixtures): Promise<void> {
  const url = await prepareScreen(route, context, shop);
  await page.goto(url);
  await expectSoundScreen(page);
  await readToTheEnd(page);
  // The heading of some screens is that of their data.
  const expectedTitle = await expectSoundScreen(page);
  const { height } = await measureImages(page);
  await page.route('**/*', (request) =>
    request.request().resourceType() === 'image' ? request.abort() : request.fallback(),
  );
  // Cached images would not fail.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const watched = watch(page);

  await page.goto(url);
  await expect(title(page)).toHaveText(expectedTitle);
  await readToTheEnd(page);
  await expectSoundScreen(page);
  const growth = async () => Math.abs((await measureImages(page)).height - height);
  await expect.poll(growth).toBeLessThanOrEqual(Math.max(height * 0.02, FONT_PX));
  expect((await measureImages(page)).collapsed).toEqual([]);
  await expectCart(page, route);
  expect(watched.errors).toEqual([]);
}

/** Types into the text area of the screen, where it has one. @returns the field */
async function typeDraft(page: Page): Promise<Locator | undefined> {
  const field = page.locator('main textarea:visible').first();
  if ((await field.count()) === 0) return undefined;
  await untilHydrated(field);
  await field.fill(DRAFT);
  return field;
}

/** The page is where it was, with its cart and what was typed, and still works. */
async function restoredPage(route: Route, { context, shop }: Fixtures): Promise<void> {
  const url = await prepareScreen(route, context, shop);
  const storageState = await context.storageState();
  const restoring = await openRestoringBrowser({ storageState, baseURL: shop.url });
  const { page } = restoring;
  try {
    await keepSignInState(page);
    await page.goto(url);
    await expectSoundScreen(page);
    expect(new URL(page.url()).pathname).toBe(pathOf(url));
    await expectCart(page, route);
    await readToTheEnd(page);
    const before = await expectSoundScreen(page);
    const draft = await typeDraft(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    const position = await scrollPositionOf(page);
    await markDocument(page);
    const watched = watch(page);
    await leave(page, route === 'terms' ? '/ar/privacy' : '/ar/terms');

    await goBackToRestored(page);
    await expectScrollPosition(page, position);
    if (draft !== undefined) await expect(draft).toHaveValue(DRAFT);
    expect(await expectSoundScreen(page)).toBe(before);
    await expectCart(page, route);
    await showScreen(page, route === 'faq' ? '/about' : '/FAQ');
    await expect(title(page)).not.toHaveText(before);
    // `goBack` would wait for a `load` event, which a restored page has had before.
    await page.evaluate(() => history.back());
    await expect(title(page)).toHaveText(before);
    expect(watched.errors).toEqual([]);
  } finally {
    await restoring.browser.close();
  }
}

/** The worker of the previous release preloads its own fonts for private pages; releases with other fonts are rare. */
const FONT = '.woff2';

/** Scripts and styles of the document by release; a file of neither is reported by its name. */
async function releasesOf(page: Page, nextDist: string): Promise<string[]> {
  const [current, next] = await Promise.all([assetsOf(CURRENT_DIST), assetsOf(nextDist)]);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const releases = files
    .filter((file) => file.startsWith('/assets/') && !file.endsWith(FONT))
    .map((file) => (current.has(file) ? 'current' : next.has(file) ? 'next' : file));
  return [...new Set(releases)];
}

/** Each visit is of one release, and the visit after the update is of the next. */
async function oldWorker(
  route: Route,
  {
    page,
    context,
    shop,
    nextDist,
    deploy,
  }: Fixtures & { nextDist: string; deploy: () => Promise<void> },
): Promise<void> {
  const url = await prepareScreen(route, context, shop);
  await keepSignInState(page);
  await page.goto(url);
  await untilControlled(page);
  const before = await expectSoundScreen(page);
  expect(new URL(page.url()).pathname).toBe(pathOf(url));
  await page.waitForLoadState('networkidle');
  await deploy();
  const watched = watch(page);

  await page.goto(url);
  await expectSoundScreen(page);
  await expectCart(page, route);
  await page.waitForLoadState('networkidle');
  expect(await releasesOf(page, nextDist)).toHaveLength(1);
  await untilUpdated(page);
  await page.goto(url);
  const after = await expectSoundScreen(page);
  if (route !== 'about') expect(after).toBe(before);
  await expectCart(page, route);
  await page.waitForLoadState('networkidle');
  expect(await releasesOf(page, nextDist)).toEqual(['next']);
  // Two visits and no reload of the app's own.
  expect(watched.documents).toHaveLength(2);
  expect(watched.errors).toEqual([]);
}

function testCell({ fault, route }: BrowserCell): void {
  const name = `${faults[fault].title}: ${route}`;
  const options = QUICK[fault] === route ? {} : thorough;
  if (fault === 'oldWorker') {
    test(name, options, async ({ page, context, shop, nextDist, deploy }) => {
      await oldWorker(route, { page, context, shop, nextDist, deploy });
    });
    return;
  }
  const run = { missingChunk, deadImages, restoredPage }[fault];
  test(name, options, async ({ page, context, shop }) => {
    const isSkipped = fault === 'restoredPage' && findFullBrowser() === undefined;
    test.skip(isSkipped, NO_RESTORING_BROWSER);
    await run(route, { page, context, shop });
  });
}

/** Declares the cells of the faults, with a signed-in customer where the screen has one. */
function testCells(isOfFault: (fault: BrowserFaultId) => boolean): void {
  const cells = browserCells.filter(({ fault }) => isOfFault(fault));
  cells.filter(({ route }) => !OF_VISITORS.includes(route)).forEach(testCell);
  test.describe('as a visitor', () => {
    test.use({ storageState: { cookies: [], origins: [] } });
    cells.filter(({ route }) => OF_VISITORS.includes(route)).forEach(testCell);
  });
}

testCells((fault) => fault !== 'oldWorker');

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  testCells((fault) => fault === 'oldWorker');
});
