import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { fillCart, lineOf, requestAs } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { pressOn, tabTo } from './support/keyboard.ts';

const REQUIRED = [
  'First name is required',
  'Last name is required',
  'Country is required',
  'Street address is required',
  'Phone number is required',
  'Email address is required',
];

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const country = (page: Page) => page.getByRole('combobox', { name: 'Country / Region' });
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const payment = (page: Page, name: 'Stripe' | 'PayPal') => page.getByRole('checkbox', { name });
const dialCode = (page: Page) => page.getByRole('button', { name: /^Dial code/ });
const dialCodes = (page: Page) => page.getByRole('listbox', { name: 'Dial codes' });
const search = (page: Page) => page.getByRole('combobox', { name: /^Search by country/ });

async function fillBilling(page: Page): Promise<void> {
  await field(page, 'First name').fill('Layla');
  await field(page, 'Last name').fill('Haddad');
  await country(page).fill('United Arab Emirates');
  await field(page, 'Street address').fill('Villa 12, Street 4');
  await field(page, 'Phone').fill('0501234567');
  await field(page, 'Email address').fill('layla@sadeel.example');
}

test.beforeEach(async ({ page, context, shop }) => {
  await fillCart(context, shop, [lineOf('zabeel-emerald-velvet')]);
  await page.goto('/Checkout');
  await expect(page.getByRole('row', { name: /Zabeel/ })).toContainText('× 1');
});

test('every check shows its message, and nothing is sent until all pass', async ({
  page,
  customer,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/place-order')) sent.push(request.url());
  });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });

  await expect(field(page, 'Email address')).toHaveValue(customer);
  await field(page, 'Email address').clear();
  await placeOrder(page).press('Enter');
  for (const message of REQUIRED) await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  await expectAccessible(page);

  // Whitespace counts as empty.
  for (const label of ['First name', 'Last name', 'Street address', 'Phone', 'Email address']) {
    await field(page, label).fill('  ');
  }
  await country(page).fill('  ');
  await placeOrder(page).press('Enter');
  for (const message of REQUIRED) await expect(page.getByText(message)).toBeVisible();

  await fillBilling(page);
  for (const message of REQUIRED) await expect(page.getByText(message)).toBeHidden();
  for (const phone of ['050123456', '05012345678', '05012345ab']) {
    await field(page, 'Phone').fill(phone);
    // At the bottom edge of the viewport, where its message would be below it.
    await field(page, 'Phone').evaluate((input) => {
      window.scrollBy(0, input.getBoundingClientRect().bottom - window.innerHeight);
    });
    await field(page, 'Phone').press('Enter');
    await expect(page.getByText('Invalid phone number')).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'Phone')).toBeFocused();
  }
  await field(page, 'Phone').fill('0501234567');
  for (const email of ['layla', 'layla@sadeel', 'la yla@sadeel.example']) {
    await field(page, 'Email address').fill(email);
    await placeOrder(page).press('Enter');
    await expect(page.getByText('Invalid email address')).toBeVisible();
  }
  expect(alerts).toEqual([]);

  await field(page, 'Email address').fill(' layla@sadeel.example ');
  await placeOrder(page).press('Enter');
  await expect.poll(() => alerts).toEqual(['alert: Please select a payment method']);
  await expect(payment(page, 'Stripe')).toBeFocused();
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test('at most one of the two payment checkboxes is checked', async ({ page }) => {
  await tabTo(page, payment(page, 'Stripe'));
  await page.keyboard.press('Space');
  await expect(payment(page, 'Stripe')).toBeChecked();
  await pressOn(page, payment(page, 'PayPal'), 'Space');
  await expect(payment(page, 'PayPal')).toBeChecked();
  await expect(payment(page, 'Stripe')).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(payment(page, 'PayPal')).not.toBeChecked();
});

test('a dial code is found by country or code and picked by keyboard', async ({ page }) => {
  await expect(dialCode(page)).toHaveText('search');
  await pressOn(page, dialCode(page));
  await expect(search(page)).toBeFocused();
  expect(await dialCodes(page).getByRole('option').count()).toBeGreaterThanOrEqual(190);
  await expect.poll(async () => (await dialCodes(page).boundingBox())?.height).toBe(200);
  await expectAccessible(page);

  await page.keyboard.type('thai');
  await expect(dialCodes(page).getByRole('option')).toHaveText(['Thailand+66']);
  await page.keyboard.press('Enter');
  await expect(dialCodes(page)).toBeHidden();
  await expect(dialCode(page)).toHaveText('+66');
  await expect(dialCode(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('+97');
  await expect(dialCodes(page).getByRole('option').first()).toContainText('+97');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(dialCode(page)).toHaveText('+66');

  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('971');
  await expect(dialCodes(page).getByRole('option')).toHaveText(['United Arab Emirates+971']);
  await page.keyboard.press('Enter');
  await expect(dialCode(page)).toHaveText('+971');

  // A picked code overrides later countries and survives leaving the page.
  await country(page).fill('Togo');
  await page.getByRole('option', { name: 'Togo' }).click();
  await page.getByRole('link', { name: 'Edit cart' }).click();
  await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(country(page)).toHaveValue('Togo');
  await expect(dialCode(page)).toHaveText('+971');
});

test('when the payment window is blocked, the page links to the payment', async ({
  page,
  context,
  shop,
  customer,
}) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await fillBilling(page);
  await payment(page, 'PayPal').check();

  await placeOrder(page).click();

  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
  await expect(page.getByText('Your order successfully placed')).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await pressOn(page, page.getByRole('link', { name: 'Continue to payment' }));
  const provider = await opened;
  await expect(provider.getByText('no money moves')).toBeVisible();
  expect(
    shop.query(
      `SELECT dial_code, phone, payment_type FROM orders JOIN users ON users.id = orders.user_id WHERE users.email = ?`,
      customer,
    ),
  ).toEqual([{ dial_code: '+971', phone: '0501234567', payment_type: 'paypal' }]);
});

test('an order is confirmed even if no more chunks can be loaded', async ({ page }) => {
  // The chunk of the confirmation fails too, although the page loads it early.
  await page.route('**/assets/order-outcome*.js', (route) => route.abort());
  await page.reload();
  await fillBilling(page);
  await payment(page, 'Stripe').check();
  await page.route('**/assets/*.js', (route) => route.abort());

  await placeOrder(page).click();

  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'My Orders' })).toBeVisible();
});

test('placing an order for a cart emptied in another tab shows the empty cart', async ({
  page,
  context,
  shop,
  customer,
}) => {
  await fillBilling(page);
  await payment(page, 'Stripe').check();
  const line = lineOf('zabeel-emerald-velvet');
  await requestAs(context, shop, 'cart-action?action=remove', line);

  await placeOrder(page).click();

  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse fabrics' })).toBeVisible();
  await expect.poll(() => context.pages()).toHaveLength(1);
  expect(
    shop.query(
      `SELECT orders.id FROM orders JOIN users ON users.id = orders.user_id WHERE users.email = ?`,
      customer,
    ),
  ).toEqual([]);
  // The draft is kept for the next cart.
  await fillCart(context, shop, [line]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(field(page, 'First name')).toHaveValue('Layla');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the checkout does not scroll horizontally', async ({ page }) => {
    await placeOrder(page).press('Enter');
    await expect(page.getByText('Phone number is required')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await dialCode(page).click();
    await expect(dialCodes(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
});
