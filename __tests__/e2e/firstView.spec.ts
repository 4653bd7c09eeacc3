import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { untilMade } from './support/untilMade.ts';

const PATHS = ['/', '/product-detail?id=almas-ivory-linen', '/about', '/rollers'];

const isPartial = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-first-view'));
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** A page whose scripts never come, so that nothing lays out the rest. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await untilMade(page, path);
  await page.route(/\.js$/, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

test.describe('what lies below the first view', () => {
  for (const path of PATHS) {
    test(`of ${path} is laid out when the page has come to rest`, async ({ page }) => {
      await openWithoutScripts(page, path);
      expect(await isPartial(page)).toBe(true);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Not a repetition of the same address, which would be a page loaded again.
      await page.goto('about:blank');
      await page.goto(path);
      await expect.poll(() => isPartial(page)).toBe(false);
    });
  }

  test('can be read to its end without scripts', async ({ browser, shop }) => {
    const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await untilMade(page, '/');
    await page.goto('/');
    expect(await page.locator('html').getAttribute('data-first-view')).toBeNull();
    await page.getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport();
    await context.close();
  });
});

test('what the visitor has jumped to stays in the window when the rest is laid out', async ({
  page,
}) => {
  await untilMade(page, '/');
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Latest Articles' });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => isPartial(page)).toBe(false);
  await page.waitForLoadState('networkidle');
  await expect(heading).toBeInViewport();
});

test('a page that is loaded again is at once as high as it was, and in its place', async ({
  page,
}) => {
  await untilMade(page, '/');
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Latest Articles' });
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(() => isPartial(page)).toBe(false);
  // The place is written down a moment after the last movement.
  await page.waitForTimeout(600);
  const before = [await heightOf(page), (await heading.boundingBox())?.y];
  await page.reload({ waitUntil: 'commit' });
  await expect(heading).toBeInViewport();
  expect(await isPartial(page)).toBe(false);
  await expect
    .poll(async () => [await heightOf(page), (await heading.boundingBox())?.y])
    .toEqual(before);
});

test('an anchor of another page is found where it is', async ({ page }) => {
  await untilMade(page, '/#bookingID');
  await page.goto('/#bookingID');
  expect(await isPartial(page)).toBe(false);
  await expect(page.locator('#bookingID')).toBeInViewport();
});
