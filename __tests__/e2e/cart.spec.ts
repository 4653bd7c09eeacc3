import type { Locator, Page } from '@playwright/test';
import { quantityMessages } from '../../src/components/messages.ts';
import { messages } from '../../src/features/cart/messages.ts';
import { sharedMessages } from '../../src/features/cart/shared/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { fillCart, lineOf, requestAs } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { productNames } from './support/productNames.ts';
import type { Shop } from './support/shop.ts';

const VELVET = lineOf('zabeel-emerald-velvet');
const LINEN = lineOf('almas-ivory-linen');
const TWELVE = [
  'almas-ivory-linen',
  'marjan-terracotta-linen',
  'zabeel-emerald-velvet',
  'noor-white-voile',
].flatMap((product) => [1, 2, 3].map((size) => lineOf(product, size)));

const cartButton = (page: Page) => page.getByRole('button', { name: /^(Cart|السلة)/ });
const panel = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('row', { name });
const control = (row: Locator, name: string | RegExp) => row.getByRole('button', { name });
const totals = (page: Page) => page.getByRole('region', { name: 'Cart totals' });

/** Counts the requests to one path from now on. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(`/api/user/${path}`)) count += 1;
  });
  return () => count;
}

/** Focuses the window, which refetches every query on the page (product 13.6). */
async function focusWindow(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

const quantityOf = (shop: Shop, customer: string) =>
  shop.query(
    `SELECT quantity FROM cart_lines JOIN users ON users.id = cart_lines.user_id WHERE users.email = ?`,
    customer,
  )[0]?.['quantity'];

test('quick clicks in two tabs end with the quantity of the server', async ({
  page,
  context,
  shop,
  customer,
}) => {
  await fillCart(context, shop, [VELVET]);
  const tabs = [page, await context.newPage()];
  const counts = tabs.map((tab) => countRequests(tab, 'cart-action'));
  for (const tab of tabs) {
    await tab.goto('/cart');
    await expect(rowOf(tab, /Zabeel/)).toBeVisible();
  }

  await Promise.all(
    tabs.map(async (tab) => {
      const increase = control(rowOf(tab, /Zabeel/), /^Increase/);
      for (let press = 0; press < 8; press += 1) await increase.click({ delay: press * 5 });
      await expect(rowOf(tab, /Zabeel/)).toHaveAttribute('aria-busy', 'false');
    }),
  );

  // One request for each click on an enabled button.
  const sent = counts.reduce((sum, count) => sum + count(), 0);
  expect(sent).toBeGreaterThanOrEqual(2);
  expect(quantityOf(shop, customer)).toBe(1 + sent);
  const response = await requestAs(context, shop, 'get-cart');
  const { total } = (await response.json()) as { total: number };
  for (const tab of tabs) {
    await focusWindow(tab);
    await expect(rowOf(tab, /Zabeel/).locator('output')).toHaveText(String(1 + sent));
    await expect(totals(tab)).toContainText(`AED ${total.toLocaleString('en-AE')}`);
  }
});

test('a line removed in another tab disappears on the next click', async ({
  page,
  context,
  shop,
}) => {
  await fillCart(context, shop, [VELVET]);
  await page.goto('/cart');
  const row = rowOf(page, /Zabeel/);
  await expect(row).toBeVisible();
  await requestAs(context, shop, 'cart-action?action=remove', VELVET);

  await control(row, /^Increase/).click();

  await expect(page.getByText('No Data Fount')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This product is not in your cart any more.');
});

test(
  'hover, focus and click open the panel and refetch the cart',
  bilingual,
  async ({ page, context, shop, language, t, pathOf }) => {
    const { velvet, linen } = productNames[language];
    await page.goto(pathOf('/about'));
    await page.waitForLoadState('networkidle');
    await expect(cartButton(page)).toHaveAccessibleName(
      t(sharedMessages.buttonLabel, { count: 0 }),
    );
    const requests = countRequests(page, 'get-cart');
    await fillCart(context, shop, [VELVET]);

    await cartButton(page).hover();
    await expect(panel(page).getByRole('row', { name: velvet })).toBeVisible();
    expect(requests()).toBe(1);
    await page.mouse.move(0, 400);
    await expect(panel(page)).toBeHidden();

    await fillCart(context, shop, [LINEN]);
    await tabTo(page, cartButton(page));
    await expect(panel(page).getByRole('row', { name: linen })).toBeVisible();
    expect(requests()).toBe(2);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(cartButton(page)).toBeFocused();

    await cartButton(page).click();
    await expect(panel(page).getByText(t(messages.subTotal))).toBeVisible();
    await page.mouse.move(0, 400);
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page);
    await pressOn(page, panel(page).getByRole('link', { name: t(sharedMessages.viewCart) }));
    await expect(
      page.getByRole('heading', { level: 1, name: t(sharedMessages.title) }),
    ).toBeVisible();
    await expect(panel(page)).toBeHidden();
  },
);

test('a long cart scrolls inside the panel, which has 80 percent of the window height', async ({
  page,
  context,
  shop,
}) => {
  await fillCart(context, shop, TWELVE);
  await page.goto('/about');
  await cartButton(page).click();
  await expect(panel(page).getByRole('row', { name: /Noor/ })).toHaveCount(3);

  const box = await panel(page).boundingBox();
  expect(box?.height).toBeCloseTo(0.8 * 860, 0);
  await expect(panel(page).getByRole('link', { name: 'Checkout' })).toBeInViewport();
  await panel(page).getByRole('row', { name: /Noor/ }).last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'the cart can be emptied by keyboard',
  bilingual,
  async ({ page, context, shop, customer, language, t, pathOf }) => {
    const velvet = rowOf(page, productNames[language].velvet);
    const linen = rowOf(page, productNames[language].linen);
    const remove = new RegExp(`^${t(messages.remove)}`);
    await fillCart(context, shop, [VELVET, LINEN]);
    await page.goto(pathOf('/cart'));
    await expectAccessible(page);

    await pressOn(page, control(velvet, remove));
    await expect(page.getByText(t(sharedMessages.acted, { action: 'remove' }))).toBeVisible();
    await expect(control(linen, remove)).toBeFocused();
    await pressOn(page, control(linen, t(quantityMessages.decrease, { what: '' })));

    await expect(page.getByText(t(messages.empty))).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: t(sharedMessages.title) }),
    ).toBeFocused();
    expect(quantityOf(shop, customer)).toBeUndefined();
    await expectAccessible(page);
  },
);

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  // Other tests of the worker use the same shop.
  let size: Record<string, unknown> = {};
  test.beforeEach(({ shop }) => {
    [size = {}] = shop.query('SELECT * FROM product_sizes WHERE id = ?', VELVET.sizeId);
  });
  test.afterEach(({ shop }) => {
    shop.change(
      'UPDATE product_sizes SET price_minor = ?, label = ? WHERE id = ?',
      Number(size['price_minor']),
      String(size['label']),
      VELVET.sizeId,
    );
  });

  test('long names and six-digit totals fit', async ({ page, context, shop }) => {
    await fillCart(context, shop, [VELVET, LINEN]);
    shop.change(`UPDATE cart_lines SET quantity = 99 WHERE size_id = ?`, VELVET.sizeId);
    shop.change(
      `UPDATE product_sizes SET price_minor = 161550, label = '140 x 260 cm, made to measure with returns' WHERE id = ?`,
      VELVET.sizeId,
    );
    await page.goto('/cart');
    await expect(rowOf(page, /Zabeel/)).toContainText('AED 159,934.50');

    const toCheckout = page.getByRole('link', { name: 'PROCEED TO CHECKOUT' });
    await expect(toCheckout).toBeInViewport();
    expect((await toCheckout.boundingBox())?.height).toBeLessThan(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);

    await cartButton(page).tap();
    await expect(panel(page).getByRole('row', { name: /Zabeel/ })).toBeVisible();
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Close cart' }).tap();
    await expect(panel(page)).toBeHidden();
  });
});
