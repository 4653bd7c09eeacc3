import type { Page } from '@playwright/test';
import { messagesIn } from '../../server/messages/messages.ts';
import { messages, outcomeMessages } from '../../src/features/checkout/messages.ts';
import type { Translate } from '../../src/i18n/createI18n.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { fillCart, lineOf, placeOrder as placeOrderBy, requestAs } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { productNames } from './support/productNames.ts';

const { fields } = messages;
const REQUIRED = [
  messages.firstNameRequired,
  messages.lastNameRequired,
  messages.countryRequired,
  messages.addressRequired,
  messages.phoneRequired,
  messages.emailRequired,
];

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const country = (page: Page) => page.getByRole('combobox', { name: /^(Country \/ Region|الدولة)/ });
const placeOrder = (page: Page) => page.getByRole('button', { name: /^(Place Order|تأكيد الطلب)/ });
const payment = (page: Page, name: 'Stripe' | 'PayPal') => page.getByRole('checkbox', { name });
const dialCode = (page: Page) => page.getByRole('button', { name: /^Dial code/ });
const dialCodes = (page: Page) => page.getByRole('listbox', { name: 'Dial codes' });
const search = (page: Page) => page.getByRole('combobox', { name: /^Search by country/ });

/** Asserts that one dial code is left of the list. */
async function expectOnly(page: Page, country: string, dialCode: string): Promise<void> {
  const option = dialCodes(page).getByRole('option');
  await expect(option).toHaveCount(1);
  await expect(option.getByText(country)).toBeVisible();
  await expect(option.getByText(dialCode)).toBeVisible();
}

async function fillBilling(page: Page, t: Translate): Promise<void> {
  await field(page, t(fields.firstName)).fill('Layla');
  await field(page, t(fields.lastName)).fill('Haddad');
  await country(page).fill('United Arab Emirates');
  await field(page, t(fields.address)).fill('Villa 12, Street 4');
  await field(page, t(fields.phone)).fill('0501234567');
  await field(page, t(fields.email)).fill('layla@sadeel.example');
}

test.beforeEach(async ({ page, context, shop, language, pathOf }) => {
  await fillCart(context, shop, [lineOf('zabeel-emerald-velvet')]);
  await page.goto(pathOf('/Checkout'));
  const { velvet } = productNames[language];
  await expect(page.getByRole('row', { name: velvet })).toContainText('× 1');
});

test(
  'every check shows its message, and nothing is sent until all pass',
  bilingual,
  async ({ page, customer, t }) => {
    const { firstName, lastName, address, phone, email } = fields;
    const required = REQUIRED.map((message) => t(message));
    const phoneField = field(page, t(phone));
    const emailField = field(page, t(email));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/place-order')) sent.push(request.url());
    });
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.dismiss();
    });

    await expect(emailField).toHaveValue(customer);
    await emailField.clear();
    await country(page).clear();
    await placeOrder(page).press('Enter');
    for (const message of required) await expect(page.getByText(message)).toBeVisible();
    await expect(field(page, t(firstName))).toBeFocused();
    await expectAccessible(page);

    // Whitespace counts as empty.
    for (const label of [firstName, lastName, address, phone, email]) {
      await field(page, t(label)).fill('  ');
    }
    await country(page).fill('  ');
    await placeOrder(page).press('Enter');
    for (const message of required) await expect(page.getByText(message)).toBeVisible();

    await fillBilling(page, t);
    for (const message of required) await expect(page.getByText(message)).toBeHidden();
    for (const number of ['050123456', '05012345678', '05012345ab']) {
      await phoneField.fill(number);
      // At the bottom edge of the viewport, where its message would be below it.
      await phoneField.evaluate((input) => {
        window.scrollBy(0, input.getBoundingClientRect().bottom - window.innerHeight);
      });
      await phoneField.press('Enter');
      await expect(page.getByText(t(messages.phoneInvalid))).toBeInViewport({ ratio: 1 });
      await expect(phoneField).toBeFocused();
    }
    await phoneField.fill('0501234567');
    for (const invalid of ['layla', 'layla@sadeel', 'la yla@sadeel.example']) {
      await emailField.fill(invalid);
      await placeOrder(page).press('Enter');
      await expect(page.getByText(t(messages.emailInvalid))).toBeVisible();
    }
    expect(alerts).toEqual([]);

    await emailField.fill(' layla@sadeel.example ');
    await placeOrder(page).press('Enter');
    await expect.poll(() => alerts).toEqual([`alert: ${t(messages.paymentRequired)}`]);
    await expect(payment(page, 'Stripe')).toBeFocused();
    await expectAccessible(page);
    expect(sent).toEqual([]);
  },
);

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
  await expectOnly(page, 'Thailand', '+66');
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
  await expectOnly(page, 'United Arab Emirates', '+971');
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

test('picking a dial code closes the list, in an empty and a prefilled checkout', async ({
  page,
  context,
  shop,
}) => {
  const choose: (() => Promise<void>)[] = [
    () => dialCodes(page).getByRole('option', { name: 'Thailand' }).click(),
    async () => {
      await page.keyboard.type('Thailand');
      await page.keyboard.press('Enter');
    },
  ];
  for (const code of ['search', '+971']) {
    if (code !== 'search') {
      // The next checkout is filled from this order.
      await placeOrderBy(context, shop);
      await fillCart(context, shop, [lineOf('zabeel-emerald-velvet')]);
    }
    for (const pick of choose) {
      await page.reload();
      await expect(dialCode(page)).toHaveText(code);
      await dialCode(page).click();
      await expect(search(page)).toBeFocused();
      await pick();
      await expect(dialCode(page)).toHaveText('+66');
      await expect(page.getByText('Thailand')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(dialCode(page)).toBeFocused();
    }
  }
});

test(
  'when the payment window is blocked, the page links to the payment',
  bilingual,
  async ({ page, context, shop, customer, language, t }) => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await fillBilling(page, t);
    await payment(page, 'PayPal').check();

    await placeOrder(page).click();

    await expect(
      page.getByRole('heading', { name: t(outcomeMessages.paymentIsNext) }),
    ).toBeFocused();
    await expect(page.getByText(t(messages.placed))).toBeVisible();
    await expectAccessible(page);
    const opened = context.waitForEvent('page');
    await pressOn(page, page.getByRole('link', { name: t(outcomeMessages.continueToPayment) }));
    const provider = await opened;
    const { sandboxNotice } = messagesIn(language).pages;
    await expect(provider.getByText(sandboxNotice)).toBeVisible();
    expect(
      shop.query(
        `SELECT dial_code, phone, payment_type FROM orders JOIN users ON users.id = orders.user_id WHERE users.email = ?`,
        customer,
      ),
    ).toEqual([{ dial_code: '+971', phone: '0501234567', payment_type: 'paypal' }]);
  },
);

test('an order is confirmed even if no more chunks can be loaded', async ({ page, t }) => {
  await fillBilling(page, t);
  await payment(page, 'Stripe').check();
  await page.route('**/assets/*.js', (route) => route.abort());

  await placeOrder(page).click();

  const heading = page.getByRole('heading', { name: t(outcomeMessages.paymentIsNext), level: 2 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'My Orders' })).toBeVisible();
});

test('placing an order for a cart emptied in another tab shows the empty cart', async ({
  page,
  context,
  shop,
  customer,
  t,
}) => {
  await fillBilling(page, t);
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
