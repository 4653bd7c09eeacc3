import type { Page } from '@playwright/test';
import { messages as auth } from '../../src/features/auth/messages.ts';
import { messages as cart } from '../../src/features/cart/messages.ts';
import { sharedMessages as sharedCart } from '../../src/features/cart/shared/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { messages as product } from '../../src/features/products/detail/messages.ts';
import { messages as reviews } from '../../src/features/reviews/messages.ts';
import { sessionMessages } from '../../src/store/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { focusWindow } from './support/focusWindow.ts';
import { expect, test } from './support/customer.ts';
import { pressOn } from './support/keyboard.ts';
import { shopIn } from './support/language.ts';
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

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('persist:auth'));
const toasts = (page: Page) => page.getByRole('region', { name: /Alt\+T/ });
const cartButton = (page: Page) => page.getByRole('button', { name: /^(Cart|السلة)/ });

async function fillCart(page: Page, { t, pathOf } = shopIn('en')): Promise<void> {
  await page.goto(pathOf(PRODUCT));
  await page
    .getByRole('button', { name: t(product.addToCart) })
    .first()
    .click();
  await expect(cartButton(page)).toHaveAccessibleName(t(sharedCart.buttonLabel, { count: 1 }));
}

test.beforeEach(({ shop }) => resetThrottles(shop));

test(
  'logging out in one tab signs out the other tabs and revokes the token',
  bilingual,
  async ({ page, context, shop, customer, t, pathOf }) => {
    const otherTab = await context.newPage();
    await otherTab.goto(pathOf('/cart'));
    await expect(otherTab.getByText(t(cart.empty))).toBeVisible();
    await page.goto(pathOf('/MyOrders'));
    await expect(page.getByText(customer)).toBeVisible();
    await expectAccessible(page);

    await pressOn(page, page.getByRole('button', { name: t(auth.logOut) }));

    await expect(page).toHaveURL((url) => url.pathname === pathOf('/'));
    await expect(otherTab).toHaveURL(/\/login$/);
    const open = `SELECT id FROM sessions WHERE revoked_at IS NULL AND ${OF_CUSTOMER}`;
    expect(shop.query(open, customer)).toEqual([]);
    await page.goto(pathOf('/MyOrders'));
    await expect(page).toHaveURL(/\/login$/);
  },
);

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

test(
  'a session that expires during checkout keeps the billing form',
  bilingual,
  async ({ page, shop, customer, t, pathOf }) => {
    const { fields } = checkout;
    await fillCart(page, { t, pathOf });
    await page.goto(pathOf('/Checkout'));
    await page.getByLabel(t(fields.firstName)).fill('Layla');
    await page.getByLabel(t(fields.lastName)).fill('Haddad');
    await page.getByLabel(t(fields.companyName)).fill('Haddad Interiors');
    await page.getByRole('combobox', { name: t(fields.country) }).fill('United Arab');
    await page.getByRole('option').first().click();
    await page.getByLabel(t(fields.address)).fill('Villa 12, Street 4');
    await page.getByLabel(t(fields.pinCode)).fill('00000');
    await page.getByLabel(t(fields.city)).fill('Dubai');
    await page.getByRole('textbox', { name: t(fields.phone) }).fill('0501234567');
    await page.getByLabel(t(fields.email)).fill(customer);
    await page.getByLabel(t(fields.additionalInfo)).fill('Ring twice.');
    await page.getByRole('checkbox', { name: /Stripe/ }).check();
    const filled = () =>
      page
        .getByRole('main')
        .getByRole('textbox')
        .or(page.getByRole('combobox'))
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const before = await filled();
    expireSessions(shop, customer);

    await page.getByRole('button', { name: t(checkout.placeOrder) }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(toasts(page).getByRole('alert')).toHaveText([t(sessionMessages['Token expired'])]);
    await signIn(page, shop, customer, t);

    await expect(page).toHaveURL(/\/Checkout$/);
    await expect(page.getByLabel(t(fields.firstName))).toHaveValue('Layla');
    expect(await filled()).toEqual(before);
    await page.getByRole('checkbox', { name: /Stripe/ }).check();
    await page.getByRole('button', { name: t(checkout.placeOrder) }).click();
    await expect(page.getByText(t(checkout.placed)).first()).toBeVisible();
    expect(shop.query(`SELECT id FROM orders WHERE ${OF_CUSTOMER}`, customer)).toHaveLength(1);
  },
);

test(
  'a review whose session expires is sent once after sign-in, whatever Back and a reload do',
  bilingual,
  async ({ page, shop, customer, t, pathOf }) => {
    const review = page.getByRole('textbox', { name: t(reviews.review) });
    const send = page.getByRole('button', { name: t(reviews.send) });
    await page.goto(pathOf(PRODUCT));
    await review.fill('Heavy, soft and very green.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Layla');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    for (let stars = 1; stars <= 4; stars += 1) await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    expireSessions(shop, customer);
    await send.press('Enter');
    await expect(toasts(page).getByRole('alert')).toHaveText([t(sessionMessages['Token expired'])]);

    await signIn(page, shop, customer, t);

    await expect(page).toHaveURL(pathOf(PRODUCT));
    await expect(page.getByText(t(reviews.added))).toHaveRole('status');
    await expect(send).toBeFocused();
    await expect(review).toHaveValue('');
    await expect(page.getByRole('radio', { name: t(reviews.noRating) })).toBeChecked();
    // The list is refetched, newest first.
    await expect(page.getByRole('article').first()).toContainText('Heavy, soft and very green.');
    await page.goBack();
    await expect(page).toHaveURL(pathOf(PRODUCT));
    await page.reload({ waitUntil: 'networkidle' });
    const rows = shop.query(`SELECT rating, name FROM reviews WHERE ${OF_CUSTOMER}`, customer);
    expect(rows).toEqual([{ rating: 4, name: 'Layla' }]);
  },
);

test(
  'Add to Cart with an expired session completes after sign-in',
  bilingual,
  async ({ page, shop, customer, t, pathOf }) => {
    await page.goto(pathOf(PRODUCT));
    const add = page.getByRole('button', { name: t(product.addToCart) }).first();
    await expect(add).toBeVisible();
    // Lets the queries of the page finish: one of them would end the session before the click.
    await page.waitForLoadState('networkidle');
    expireSessions(shop, customer);
    await add.click();

    await signIn(page, shop, customer, t);

    await expect(page).toHaveURL(pathOf(PRODUCT));
    await expect(cartButton(page)).toHaveAccessibleName(t(sharedCart.buttonLabel, { count: 1 }));
    const lines = shop.query(`SELECT quantity FROM cart_lines WHERE ${OF_CUSTOMER}`, customer);
    expect(lines).toEqual([{ quantity: 1 }]);
  },
);

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
