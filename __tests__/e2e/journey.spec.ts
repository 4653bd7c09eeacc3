import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test, type Shop } from './support/shop.ts';

const CUSTOMER = 'layla.haddad@sadeel.example';

/** Cart lines of the customer in the database. */
function cartLines(shop: Shop): Record<string, unknown>[] {
  return shop.query(
    `SELECT quantity FROM cart_lines JOIN users ON users.id = cart_lines.user_id
     WHERE users.email = ?`,
    CUSTOMER,
  );
}

async function findFabric(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('emerald');
  await page
    .getByRole('link', { name: /Zabeel Emerald Velvet/ })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Zabeel Emerald Velvet' }),
  ).toBeVisible();
  await page.locator('label').filter({ hasText: '280 cm width' }).click();
  await expect(page.getByRole('radio', { name: '280 cm width' })).toBeChecked();
}

/** Signs in with the code of the received mail. */
async function signIn(page: Page, shop: Shop): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-mail address').fill(CUSTOMER);
  await page.getByRole('button', { name: 'Login' }).click();
  const code = await shop.inbox.nextCode(CUSTOMER);
  await page.getByLabel('Digit 1 of 6').pressSequentially(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

async function fillBilling(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByRole('combobox', { name: /^Country/ }).fill('United Arab');
  await page.getByRole('option', { name: /United Arab Emirates/ }).click();
  await page.getByLabel('Street address').fill('Villa 12, Street 4, Jumeirah 1');
  await page.getByLabel('Town / City').fill('Dubai');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('050 123 4567');
  await page.getByLabel('Email address').fill(CUSTOMER);
  await page.getByRole('checkbox', { name: /Stripe/ }).check();
}

test('a customer finds a product, signs in by mail, pays and finds the order', async ({
  page,
  shop,
}) => {
  await findFabric(page);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await signIn(page, shop);

  // The pending size is added to the cart exactly once.
  await expect(page).toHaveURL(/product-detail\?id=zabeel-emerald-velvet/);
  await expect(page.getByText('Product Added to Cart Successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(cartLines(shop)).toEqual([{ quantity: 1 }]);
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click();
  await expect(page.getByText('Product increment Successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Cart, 2 items' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  const totals = page.getByRole('region', { name: 'Cart totals' });
  await expect(totals).toContainText('Subtotal');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();

  await fillBilling(page);
  await expectAccessible(page);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Place Order' }).click();
  const payment = await popup;
  await expect(payment.getByText('no money moves')).toBeVisible();
  await expect(page.getByText('Your order successfully placed').first()).toBeVisible();
  expect(await payment.evaluate(() => window.opener as unknown)).toBeNull();
  await payment.getByRole('button', { name: /approve/i }).click();
  await expect(payment).toHaveURL(/\/MyOrders-detail\?id=/);

  const [order] = shop.query(
    `SELECT orders.id, orders.order_number AS number, orders.status, orders.total_minor AS total, users.email
     FROM orders JOIN users ON users.id = orders.user_id WHERE users.email = ?`,
    CUSTOMER,
  );
  expect(order).toMatchObject({ status: 'Confirmed', email: CUSTOMER });
  expect(cartLines(shop)).toEqual([]);

  await page.getByRole('link', { name: 'My Orders' }).click();
  const shown = String(order?.['number']).slice(-5);
  await page.getByRole('link', { name: new RegExp(shown) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);
  await expect(page.getByText('Order Confirmed').first()).toBeVisible();
  await expect(page.getByText('Villa 12, Street 4, Jumeirah 1')).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => shop.inbox.mails.filter(({ raw }) => raw.includes(shown)).length)
    .toBeGreaterThan(0);
});
