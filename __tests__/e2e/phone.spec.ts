import type { Locator, Page } from '@playwright/test';
import { bilingual } from './support/bilingual.ts';
import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { readToTheEnd } from './support/soundScreen.ts';
import { waitForServerRender } from './support/waitForServerRender.ts';

const PRODUCT = '/product-detail?id=zabeel-emerald-velvet';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not visible.`);
  return box;
}

/** Taps without scrolling first, as Playwright's `tap` does. */
async function tapInPlace(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}
/** Taps the opener until the dialog is visible, because a tap before hydration is lost. */
async function openDialog(page: Page, opener: string | RegExp): Promise<void> {
  await expect(async () => {
    if (await dialog(page).isHidden()) await button(page, opener).first().tap();
    await expect(dialog(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** What covers a page: where, and the button that opens it. */
const COVERS = [
  { name: 'the image viewer', path: PRODUCT, opener: /Enlarge picture|تكبير الصورة/ },
  {
    name: 'the lightbox',
    path: '/our-work-details?id=villa-emirates-hills',
    opener: /^(Enlarge|تكبير): /,
  },
  { name: 'the menu', path: '/about', opener: /^(Open menu|افتح القائمة)$/ },
  { name: 'the cart sheet', path: '/FAQ', opener: /^(Cart|السلة)/ },
  { name: 'the search', path: '/products?page=2', opener: /^(Search fabrics|ابحث في الأقمشة)$/ },
];

test(
  'Back closes what covers the page, not the page (product 2.9)',
  bilingual,
  async ({ page, pathOf }) => {
    for (const { path, opener } of COVERS) {
      const url = pathOf(path);
      await page.goto(url);
      await openDialog(page, opener);
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(url);
    }
  },
);

/** The highest that the home page may be at 390 px. */
const HOME_HEIGHT = 7_500;

test(
  'the home page is short, and the first view of the fabrics has a whole product (product 3.1, 5.1)',
  bilingual,
  async ({ page, pathOf }) => {
    await waitForServerRender(page, pathOf('/'));
    await page.goto(pathOf('/'));
    await readToTheEnd(page);
    await page.locator('#bookingID').scrollIntoViewIfNeeded();
    await expect(page.locator('#bookingID').getByRole('radio').first()).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(HOME_HEIGHT);

    const cards = page
      .getByRole('main')
      .locator('li', { has: page.locator('a[href*="detail?id="]') });
    await page.goto(pathOf('/products'));
    const first = await boxOf(cards.first());
    expect(first.y + first.height).toBeLessThanOrEqual(844);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(cards.nth(3)).toBeInViewport({ ratio: 1 });
  },
);

test('the image viewer survives Forward and reload, and its button leaves no entry behind', async ({
  page,
}) => {
  await page.goto('/products');
  await page.goto(PRODUCT);
  await openDialog(page, /Enlarge picture/);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await button(page, 'Close picture').tap();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(PRODUCT);
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

test('a tap magnifies the image around the tapped point (product 5.9)', async ({ page }) => {
  await page.goto(PRODUCT);
  await openDialog(page, /Enlarge picture/);
  const picture = dialog(page).getByRole('button', { name: /Magnify/ });
  const fitted = await boxOf(picture);
  expect(fitted.width).toBe(390);

  const tapped = { x: 0.7, y: 0.5 };
  await page.touchscreen.tap(
    fitted.x + tapped.x * fitted.width,
    fitted.y + tapped.y * fitted.height,
  );
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  const large = await boxOf(picture);
  expect(large.width).toBe(780);
  expect(large.height / fitted.height).toBeCloseTo(2, 1);
  expect(large.x + tapped.x * large.width).toBeCloseTo(390 / 2, 0);
});

test('a tapped button does not stay pale', async ({ page }) => {
  const message = 'This size is sold out today.';
  await page.route('**/add-to-cart', (route) => route.fulfill({ status: 409, json: { message } }));
  await page.goto(PRODUCT);
  const add = button(page, 'Add to Cart').first();
  const colour = () => add.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(add).toBeEnabled();
  const before = await colour();
  await add.tap();
  await expect(page.getByText(message)).toBeVisible();
  await expect(add).toBeEnabled();
  await expect.poll(colour).toBe(before);
});

/** Scrolls the element to 70 px from the top, where toasts appear. */
const scrollBelowTopBar = (target: Locator) =>
  target.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 70));

async function expectUncovered(page: Page, target: Locator): Promise<void> {
  const card = page.locator('[data-toast]');
  await expect(card).toBeVisible();
  await expect
    .poll(async () => {
      const [toast, box] = [await boxOf(card), await boxOf(target)];
      return box.y - (toast.y + toast.height);
    })
    .toBeGreaterThanOrEqual(0);
}

test('an error toast does not cover the field or row that it is about (product 12.9)', async ({
  page,
  context,
  shop,
}) => {
  await fillCart(context, shop, [lineOf('almas-ivory-linen'), lineOf('zabeel-emerald-velvet')]);
  const message = 'We have only 1 of this size left.';
  await page.route('**/cart-action*', (route) => route.fulfill({ status: 409, json: { message } }));
  await page.goto('/cart');
  const row = page.getByRole('main').getByRole('row', { name: /Zabeel/ });
  await row.waitFor();
  await scrollBelowTopBar(row);
  await tapInPlace(page, row.getByRole('button', { name: /^Increase/ }));
  await expectUncovered(page, row);

  await page.goto(PRODUCT);
  const review = page.getByLabel('Your review');
  // Scrolling loads what is above, which moves the form.
  await expect(async () => {
    await scrollBelowTopBar(review);
    await tapInPlace(page, button(page, 'Send review'));
    await expect(page.locator('[data-toast]')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectUncovered(page, review);
});

test('closing the tracking panel keeps the scroll position', async ({ page, context, shop }) => {
  const id = await placeOrder(context, shop);
  await page.goto(`/MyOrders-detail?id=${id}`);
  await button(page, 'Track your order').waitFor();
  await tapInPlace(page, button(page, 'Track your order'));
  await tapInPlace(page, button(page, 'Close tracking'));
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Track your order')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
});
