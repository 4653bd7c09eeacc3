import type { Locator, Page } from '@playwright/test';
import { collectConsoleProblems } from './support/consoleProblems.ts';
import { expect } from './support/customer.ts';
import { test } from './support/deployedShop.ts';
import { goOffline } from './support/offline.ts';
import { ABOUT, assetsOf, CURRENT_DIST } from './support/releases.ts';
import { untilControlled, untilUpdated } from './support/serviceWorker.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const NOT_OPENED = 'This page did not open.';
const PRODUCT = '/product-detail?id=zabeel-emerald-velvet';

/** Turns off prefetching, which would load the chunks of other screens before the deploy. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Collects the URLs of documents that the tab loads from now on. */
function collectDocuments(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const aboutLink = (page: Page) => page.getByRole('link', { name: 'About Us' }).first();
const reviewField = (page: Page) => page.getByRole('textbox', { name: /Your review/ });

/** Opens a product and writes a review without sending it. */
async function writeReview(page: Page): Promise<Locator> {
  await saveData(page);
  await page.goto(PRODUCT);
  const review = reviewField(page);
  await review.scrollIntoViewIfNeeded();
  await untilHydrated(review);
  await review.fill('Heavy and soft.');
  return review;
}

/** Releases whose files the document has loaded. A file that is missing in all is reported by its name. */
async function releasesOf(page: Page, nextDist: string): Promise<string[]> {
  const [current, next] = await Promise.all([assetsOf(CURRENT_DIST), assetsOf(nextDist)]);
  const files = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = [...document.scripts].map(({ src }) => src).filter((src) => src !== '');
    return [...loaded, ...scripts].map((url) => new URL(url).pathname);
  });
  const releases = files
    .filter((file) => file.startsWith('/assets/'))
    .map((file) => (current.has(file) ? 'current' : next.has(file) ? 'next' : file));
  return [...new Set(releases)];
}

/** Opens a page, uses it, and checks that all its files are of one release. @returns the release */
async function openWhole(page: Page, url: string, nextDist: string): Promise<string | undefined> {
  await page.goto(url);
  await expect(title(page)).toBeVisible();
  await untilHydrated(aboutLink(page));
  // Hydrates what is below the fold.
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  await expect(title(page)).not.toHaveText(NOT_OPENED);
  const releases = await releasesOf(page, nextDist);
  expect(releases).toHaveLength(1);
  return releases[0];
}

test('a tab opened before a deploy opens a new screen, keeps the draft and sends it', async ({
  page,
  shop,
  customer,
  deploy,
}) => {
  const problems = collectConsoleProblems(page);
  const review = await writeReview(page);
  const documents = collectDocuments(page);
  await deploy();

  await aboutLink(page).click();
  await expect(title(page)).toHaveText(ABOUT.current);
  await page.goBack();
  await expect(review).toHaveValue('Heavy and soft.');

  await page.getByRole('textbox', { name: /Your name/ }).fill('Layla');
  await page.getByRole('radio', { name: '5 stars' }).press('Space');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Review Added Successfully')).toBeVisible();
  const sent = 'SELECT review FROM reviews JOIN users ON users.id = user_id WHERE users.email = ?';
  expect(shop.query(sent, customer)).toEqual([{ review: 'Heavy and soft.' }]);
  expect(documents).toEqual([]);
  expect(problems).toEqual([]);
});

test('once the old chunks are gone, Back keeps the draft and one reload opens the next release', async ({
  page,
  shop,
  deploy,
}) => {
  const review = await writeReview(page);
  const documents = collectDocuments(page);
  await deploy();
  await shop.deleteKeptAssets();

  await aboutLink(page).click();
  await expect(title(page)).toHaveText(NOT_OPENED);
  await page.goBack();
  await expect(review).toHaveValue('Heavy and soft.');
  await page.goForward();
  await page.getByRole('button', { name: 'Load again' }).click();

  await expect(title(page)).toHaveText(ABOUT.next);
  await untilHydrated(aboutLink(page));
  expect(documents).toEqual(['/about']);
});

test('after a deploy, scripts arrive as the difference to those that the browser has', async ({
  page,
  nextDist,
  deploy,
}) => {
  await openWhole(page, '/about', nextDist);
  await deploy();
  const arrived = page.waitForResponse(/\/assets\/main\.\w+\.js$/);
  expect(await openWhole(page, '/about', nextDist)).toBe('next');
  await expect(title(page)).toHaveText(ABOUT.next);
  const main = await arrived;
  expect(await main.headerValue('content-encoding')).toBe('dcz');
  expect((await main.request().sizes()).responseBodySize).toBeLessThan(10_000);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an update mixes no two releases, online and offline', async ({
    page,
    context,
    nextDist,
    deploy,
  }) => {
    const problems = collectConsoleProblems(page);
    await page.goto('/');
    await untilControlled(page);
    for (const url of ['/about', PRODUCT, '/FAQ']) await openWhole(page, url, nextDist);
    await deploy();

    // The first visit may still be of the current release, whose worker controls it.
    await openWhole(page, PRODUCT, nextDist);
    await untilUpdated(page);
    expect(await openWhole(page, PRODUCT, nextDist)).toBe('next');
    expect(await openWhole(page, '/about', nextDist)).toBe('next');
    await expect(title(page)).toHaveText(ABOUT.next);

    const goOnline = await goOffline(context);
    expect(await openWhole(page, '/about', nextDist)).toBe('next');
    await expect(title(page)).toHaveText(ABOUT.next);
    expect(await openWhole(page, PRODUCT, nextDist)).toBe('next');
    // Not opened since the deploy: its page and files are those of the current release.
    expect(await openWhole(page, '/FAQ', nextDist)).toBe('current');
    await goOnline();
    expect(await openWhole(page, '/FAQ', nextDist)).toBe('next');
    // Offline, the app logs the requests for the cart.
    expect(problems.filter((text) => !text.endsWith('no response'))).toEqual([]);
  });

  test('an old tab keeps working while another tab updates the service worker', async ({
    page,
    context,
    nextDist,
    deploy,
  }) => {
    const review = await writeReview(page);
    await untilControlled(page);
    const documents = collectDocuments(page);
    await deploy();
    const other = await context.newPage();
    await other.goto('/');
    await untilUpdated(other);

    await aboutLink(page).click();
    await expect(title(page)).toHaveText(ABOUT.current);
    expect(await releasesOf(page, nextDist)).toEqual(['current']);
    await page.goBack();
    await expect(review).toHaveValue('Heavy and soft.');
    expect(documents).toEqual([]);
  });
});
