import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { waitForServerRender } from './support/waitForServerRender.ts';

const articles = (page: Page) => page.getByRole('heading', { name: 'Latest Articles' });
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the home page is readable without scripts', async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await waitForServerRender(page, '/');
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport();
  await context.close();
});

test('a section stays in the viewport while it hydrates', async ({ page }) => {
  await waitForServerRender(page, '/');
  await page.goto('/');
  await articles(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForLoadState('networkidle');
  await expect(articles(page)).toBeInViewport();
});

test('a reload restores height and scroll position before hydration', async ({ page }) => {
  await waitForServerRender(page, '/');
  await page.goto('/');
  await articles(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // The scroll position is stored when scrolling has ended.
  await page.waitForTimeout(600);
  const before = [await heightOf(page), (await articles(page).boundingBox())?.y];
  await page.reload({ waitUntil: 'commit' });
  await expect(articles(page)).toBeInViewport();
  await expect
    .poll(async () => [await heightOf(page), (await articles(page).boundingBox())?.y])
    .toEqual(before);
});

test('a hash link from another page scrolls to its target', async ({ page }) => {
  await waitForServerRender(page, '/#bookingID');
  await page.goto('/#bookingID');
  await expect(page.locator('#bookingID')).toBeInViewport();
});

test('the rating of a product that a link opened leads to its reviews', async ({ page }) => {
  await page.goto('/products');
  await page.locator('main li a[href^="/product-detail"]').first().click();
  // Not ‘Send review’, which may be there before the rating.
  await page.getByRole('button', { name: /\d reviews/ }).click();
  const heading = page.getByRole('heading', { name: 'Reviews', exact: true });
  await expect(heading).toBeInViewport();
  // The sections around the heading have their real heights by then.
  await page.waitForTimeout(1_000);
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
});
