import type { Locator, Page } from '@playwright/test';
import { enquiryMessages } from '../../src/features/enquiry/messages.ts';
import { bilingual } from './support/bilingual.ts';
import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { fillEnquiry } from './support/enquiryForm.ts';
import type { Shop } from './support/shop.ts';
import { resetThrottles } from './support/signIn.ts';

const VELVET = lineOf('zabeel-emerald-velvet');
const PRODUCT = `/product-detail?id=${VELVET.productId}`;

/** Every mutation that the page sends from now on. */
function watchMutations(page: Page): string[] {
  const mutations: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const name = pathname.replace('/api/user/', '');
    // The form of the sign-in asks for a passkey when it opens, without a press.
    if (request.method() === 'POST' && name !== 'start-passkey-sign-in')
      mutations.push(`${name}${search}`);
  });
  return mutations;
}

async function doubleClick(button: Locator): Promise<void> {
  await button.first().dblclick();
}

/** Double-clicks so slowly that the second click lands on the element that replaced the first. */
async function doubleClickSlowly(button: Locator, next: Locator): Promise<void> {
  const { mouse } = button.page();
  await button.first().click();
  await expect(next.first()).toBeVisible();
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
}

const rowsOf = (shop: Shop, table: string, customer: string, columns = 'count(*) AS count') =>
  shop.query(
    `SELECT ${columns} FROM ${table} WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    customer,
  );

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const success = (page: Page, message: string) => expect(page.getByText(message)).toBeVisible();

test('a double click on Add to Cart adds one item', async ({ page, shop, customer }) => {
  const mutations = watchMutations(page);
  await page.goto(PRODUCT);
  await doubleClick(button(page, /^Add to Cart/));
  await success(page, 'Product Added to Cart Successfully');
  await expect(button(page, /^Increase quantity/).first()).toBeVisible();
  expect(mutations).toEqual(['add-to-cart']);
  expect(rowsOf(shop, 'cart_lines', customer, 'quantity')).toEqual([{ quantity: 1 }]);
});

test('a slow double click on Add to Cart does not reach the stepper that replaces it', async ({
  page,
  shop,
  customer,
}) => {
  const mutations = watchMutations(page);
  await page.goto(PRODUCT);
  const more = button(page, /^Increase quantity/);
  await doubleClickSlowly(button(page, /^Add to Cart/), more);
  await success(page, 'Product Added to Cart Successfully');
  expect(mutations).toEqual(['add-to-cart']);
  await more.first().click();
  await success(page, 'Product increment Successfully');
  expect(rowsOf(shop, 'cart_lines', customer, 'quantity')).toEqual([{ quantity: 2 }]);
});

for (const [name, action, left] of [
  [/^Increase/, 'increment', [{ quantity: 3 }]],
  [/^Decrease/, 'decrement', [{ quantity: 1 }]],
  [/^Remove/, 'remove', []],
] as const) {
  test(`a double click changes a cart line once: ${action}`, async ({
    page,
    context,
    shop,
    customer,
  }) => {
    await fillCart(context, shop, [VELVET, VELVET]);
    const mutations = watchMutations(page);
    await page.goto('/cart');
    await doubleClick(page.getByRole('main').getByRole('button', { name }));
    await success(page, `Product ${action} Successfully`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(mutations).toEqual([`cart-action?action=${action}`]);
    expect(rowsOf(shop, 'cart_lines', customer, 'quantity')).toEqual(left);
  });
}

test('a double click on Remove does not remove the line that moves up', async ({
  page,
  context,
  shop,
}) => {
  await fillCart(context, shop, [VELVET, lineOf('almas-ivory-linen')]);
  const mutations = watchMutations(page);
  await page.goto('/cart');
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove/ });
  const { x = 0, y = 0, width = 0, height = 0 } = (await remove.first().boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(remove).toHaveCount(1);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await success(page, 'Product remove Successfully');
  await expect(remove).toHaveCount(1);
  expect(mutations).toEqual(['cart-action?action=remove']);
});

test('a double click on Place Order places one order', async ({
  page,
  context,
  shop,
  customer,
}) => {
  await fillCart(context, shop, [VELVET]);
  const mutations = watchMutations(page);
  await page.goto('/Checkout');
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByRole('combobox', { name: /^Country/ }).fill('United Arab Emirates');
  await page.getByLabel('Street address').fill('Villa 12, Street 4');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('0501234567');
  await page.getByLabel('Email address').fill(customer);
  await page.getByRole('checkbox', { name: 'Stripe' }).check();
  await doubleClick(button(page, 'Place Order'));
  await success(page, 'Your order successfully placed');
  expect(mutations).toEqual(['place-order?paymentType=stripe']);
  expect(rowsOf(shop, 'orders', customer)).toEqual([{ count: 1 }]);
});

test('double clicks through both cancel dialogs cancel once', async ({ page, context, shop }) => {
  const id = await placeOrder(context, shop);
  const mutations = watchMutations(page);
  await page.goto(`/MyOrders-detail?id=${id}`);
  const next = button(page, 'Continue');
  const confirmCancellation = button(page, 'Confirm cancellation');
  await doubleClickSlowly(button(page, 'Cancel'), next);
  await doubleClickSlowly(next, confirmCancellation);
  await doubleClick(confirmCancellation);
  await success(page, 'This product cancelled successFully');
  expect(mutations).toEqual(['cancel-order']);
  const history = `SELECT count(*) AS count FROM order_status_history WHERE order_id = ? AND status = 'Cancelled'`;
  expect(shop.query(history, id)).toEqual([{ count: 1 }]);
});

test('a double click on Send review sends one review', async ({ page, shop, customer }) => {
  const mutations = watchMutations(page);
  await page.goto(PRODUCT);
  await page.getByRole('textbox', { name: /Your review/ }).fill('Heavy, soft and very green.');
  await page.getByRole('textbox', { name: /Your name/ }).fill('Layla');
  await page.getByRole('radio', { name: '5 stars' }).press('Space');
  await doubleClick(button(page, 'Send review'));
  await success(page, 'Review Added Successfully');
  expect(mutations).toEqual(['add-review']);
  expect(rowsOf(shop, 'reviews', customer)).toEqual([{ count: 1 }]);
});

test(
  'a double click on Submit sends one enquiry',
  bilingual,
  async ({ page, shop, customer, t, pathOf }) => {
    const { submit, sent } = enquiryMessages;
    const mutations = watchMutations(page);
    await page.goto(pathOf('/services/custom-tailoring'));
    const form = await fillEnquiry(page, customer, { t });
    await doubleClick(form.getByRole('button', { name: t(submit) }));
    await success(page, t(sent));
    expect(mutations).toEqual(['enquiry']);
    expect(shop.query('SELECT count(*) AS count FROM enquiries WHERE email = ?', customer)).toEqual(
      [{ count: 1 }],
    );
  },
);

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('double clicks on Login, Resend OTP and Verify send one request each', async ({
    page,
    shop,
    customer,
  }) => {
    const mutations = watchMutations(page);
    const codes = () => shop.inbox.mails.filter(({ to }) => to.includes(customer)).length;
    await page.goto('/login');
    await page.getByLabel('E-mail address').fill(customer);
    await doubleClick(button(page, 'Login'));
    await shop.inbox.nextCode(customer);
    await expect(page).toHaveURL(/\/verify-otp$/);
    expect(mutations).toEqual(['send-otp']);

    resetThrottles(shop);
    await doubleClick(button(page, 'Resend OTP'));
    const code = await shop.inbox.nextCode(customer);
    await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('');
    expect(mutations).toEqual(['send-otp', 'send-otp']);
    expect(codes()).toBe(2);

    await page.getByLabel('Digit 1 of 6').pressSequentially(code);
    await doubleClick(button(page, 'Verify'));
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(mutations).toEqual(['send-otp', 'send-otp', 'verify-otp']);
    expect(rowsOf(shop, 'sessions', customer)).toEqual([{ count: 1 }]);
  });
});
