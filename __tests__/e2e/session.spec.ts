import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/customer.ts';
import { pressOn } from './support/keyboard.ts';
import type { Shop } from './support/shop.ts';
import { resetThrottles, signIn } from './support/signIn.ts';

const PRODUCT = '/product-detail?id=zabeel-emerald-velvet';
const OF_CUSTOMER = 'user_id = (SELECT id FROM users WHERE email = ?)';

function revokeSessions(shop: Shop, email: string): void {
  const now = new Date().toISOString();
  shop.change(`UPDATE sessions SET revoked_at = ? WHERE ${OF_CUSTOMER}`, now, email);
}

function expireSessions(shop: Shop, email: string): void {
  const now = new Date().toISOString();
  shop.change(`UPDATE sessions SET expires_at = ? WHERE ${OF_CUSTOMER}`, now, email);
}

/** Focuses the window, which refetches every query on the page (product 13.6). */
async function focusWindow(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('persist:auth'));
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart/ });

async function fillCart(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
}

test.beforeEach(({ shop }) => resetThrottles(shop));

test('logging out in one tab signs out the other tabs and revokes the token', async ({
  page,
  context,
  shop,
  customer,
}) => {
  const otherTab = await context.newPage();
  await otherTab.goto('/cart');
  await expect(otherTab.getByText('No Data Fount')).toBeVisible();
  await page.goto('/MyOrders');
  await expect(page.getByText(customer)).toBeVisible();
  await expectAccessible(page);

  await pressOn(page, page.getByRole('button', { name: 'Log out' }));

  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(otherTab).toHaveURL(/\/login$/);
  const open = `SELECT id FROM sessions WHERE revoked_at IS NULL AND ${OF_CUSTOMER}`;
  expect(shop.query(open, customer)).toEqual([]);
  await page.goto('/MyOrders');
  await expect(page).toHaveURL(/\/login$/);
});

test('a revoked session shows one toast, clears the state and redirects to sign-in', async ({
  page,
  shop,
  customer,
}) => {
  await fillCart(page);
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByText('No orders found.')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  revokeSessions(shop, customer);

  await focusWindow(page);

  await expect(page).toHaveURL(/\/login$/);
  await expect(toasts(page).getByRole('alert')).toHaveText(['Invalid token']);
  await expectAccessible(page);
  // Both requests were rejected; only one ended the session.
  expect(requests).toEqual(expect.arrayContaining(['/api/user/get-cart', '/api/user/get-orders']));
  expect(await storedSession(page)).toBeNull();
  await page.getByRole('link', { name: 'Sadeel, home' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  await page.goto('/login');
  await signIn(page, shop, `next-${customer}`);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
});

test('a session that expires during checkout keeps the billing form', async ({
  page,
  shop,
  customer,
}) => {
  await fillCart(page);
  await page.goto('/Checkout');
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Company name').fill('Haddad Interiors');
  await page.getByRole('combobox', { name: /^Country/ }).fill('United Arab');
  await page.getByRole('option', { name: /United Arab Emirates/ }).click();
  await page.getByLabel('Street address').fill('Villa 12, Street 4');
  await page.getByLabel('Postcode / ZIP').fill('00000');
  await page.getByLabel('Town / City').fill('Dubai');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('0501234567');
  await page.getByLabel('Email address').fill(customer);
  await page.getByLabel('Order notes').fill('Ring twice.');
  await page.getByRole('checkbox', { name: /Stripe/ }).check();
  const filled = () =>
    page
      .getByRole('main')
      .getByRole('textbox')
      .or(page.getByRole('combobox'))
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const before = await filled();
  expireSessions(shop, customer);

  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toasts(page).getByRole('alert')).toHaveText(['Token expired']);
  await signIn(page, shop, customer);

  await expect(page).toHaveURL(/\/Checkout$/);
  await expect(page.getByLabel('First name')).toHaveValue('Layla');
  expect(await filled()).toEqual(before);
  await page.getByRole('checkbox', { name: /Stripe/ }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Your order successfully placed').first()).toBeVisible();
  expect(shop.query(`SELECT id FROM orders WHERE ${OF_CUSTOMER}`, customer)).toHaveLength(1);
});

test('after a session expires while a review is sent, the customer returns to the draft', async ({
  page,
  shop,
  customer,
}) => {
  await page.goto(PRODUCT);
  await page.getByRole('textbox', { name: /Your review/ }).fill('Heavy, soft and very green.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Layla');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  for (let stars = 1; stars <= 4; stars += 1) await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  expireSessions(shop, customer);
  await page.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(toasts(page).getByRole('alert')).toHaveText(['Token expired']);

  await signIn(page, shop, customer);

  await expect(page).toHaveURL(PRODUCT);
  await expect(page.getByRole('button', { name: 'Send review' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /Your review/ })).toHaveValue(
    'Heavy, soft and very green.',
  );
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Review Added Successfully')).toHaveRole('status');
  await expect(page.getByRole('textbox', { name: /Your review/ })).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'No rating' })).toBeChecked();
  // The list is refetched, newest first.
  await expect(page.getByRole('article').first()).toContainText('Heavy, soft and very green.');
  const rows = shop.query(`SELECT rating, name FROM reviews WHERE ${OF_CUSTOMER}`, customer);
  expect(rows).toEqual([{ rating: 4, name: 'Layla' }]);
});

test('a review draft is restored after the customer signs in again in another tab', async ({
  page,
  context,
  shop,
  customer,
}) => {
  const otherTab = await context.newPage();
  await otherTab.goto('/MyOrders');
  await expect(otherTab.getByText(customer)).toBeVisible();
  await page.goto(PRODUCT);
  await page.getByRole('textbox', { name: /Your review/ }).fill('Half a thought');
  expireSessions(shop, customer);

  // The other tab detects the expired session first; this tab follows and hides the draft.
  await focusWindow(otherTab);
  await expect(otherTab).toHaveURL(/\/login$/);
  await expect(page.getByRole('textbox', { name: /Your review/ })).toHaveValue('');
  await signIn(otherTab, shop, customer);

  await expect(otherTab).toHaveURL(/\/MyOrders$/);
  await expect(page.getByRole('textbox', { name: /Your review/ })).toHaveValue('Half a thought');
});

test('Add to Cart with an expired session completes after sign-in', async ({
  page,
  shop,
  customer,
}) => {
  await page.goto(PRODUCT);
  const add = page.getByRole('button', { name: /^Add to Cart/ }).first();
  await expect(add).toBeVisible();
  // Lets the queries of the page finish: one of them would end the session before the click.
  await page.waitForLoadState('networkidle');
  expireSessions(shop, customer);
  await add.click();

  await signIn(page, shop, customer);

  await expect(page).toHaveURL(PRODUCT);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  const lines = shop.query(`SELECT quantity FROM cart_lines WHERE ${OF_CUSTOMER}`, customer);
  expect(lines).toEqual([{ quantity: 1 }]);
});

const field = (value: unknown) => JSON.stringify(value);
const user = field({ _id: 'x', email: 'x@sadeel.example' });

/** Starts with this value in local storage, as an old or manipulated version may have left it. */
const startWithStoredSession = (value: string) =>
  test.use({
    storageState: async ({ shop }, use) => {
      const localStorage = [{ name: 'persist:auth', value }];
      await use({ cookies: [], origins: [{ origin: shop.url, localStorage }] });
    },
  });

test.describe('with invalid data in local storage', () => {
  startWithStoredSession(JSON.stringify({ token: field('no\nheader'), user, role: field('user') }));

  test('the shop opens signed out', async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));

    await page.goto('/products');

    await expect(page.getByRole('link', { name: /Zabeel Emerald Velvet/ }).first()).toBeVisible();
    expect(problems).toEqual([]);
    expect(requests).not.toContain('/api/user/get-cart');
  });
});

test.describe('with a forged token in local storage', () => {
  startWithStoredSession(
    JSON.stringify({ token: field('a'.repeat(43)), user, role: field('user') }),
  );

  test('the server rejects the token and the client removes it', async ({ page }) => {
    await page.goto('/MyOrders');

    await expect(page).toHaveURL(/\/login$/);
    await expect(toasts(page).getByRole('alert')).toHaveText(['Invalid token']);
    expect(await storedSession(page)).toBeNull();
  });
});
