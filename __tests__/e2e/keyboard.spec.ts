import { messagesIn } from '../../server/messages/messages.ts';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { messages as auth } from '../../src/features/auth/messages.ts';
import { messages as cart } from '../../src/features/cart/messages.ts';
import { sharedMessages as sharedCart } from '../../src/features/cart/shared/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { messages as product } from '../../src/features/products/detail/messages.ts';
import { listMessages } from '../../src/features/products/shared/messages.ts';
import { bilingual } from './support/bilingual.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { productNames } from './support/productNames.ts';
import { expect, test } from './support/shop.ts';

const CUSTOMER = 'omar.khan@sadeel.example';

test(
  'an order can be placed by keyboard',
  bilingual,
  async ({ page, shop, language, t, pathOf }) => {
    const { navy } = productNames[language];
    const { fields } = checkout;
    await page.goto(pathOf('/'));
    await pressOn(page, page.getByRole('link', { name: t(layout.search) }));
    await page.getByRole('combobox', { name: t(listMessages.openSearch) }).waitFor();
    await page.keyboard.type(navy);
    await expect(
      page.getByRole('status').filter({ hasText: t(listMessages.count, { count: 1 }) }),
    ).toBeVisible();
    await expect(page.getByRole('option', { name: navy })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: navy })).toBeVisible();
    // After the question what to buy, whose answer is kept.
    await tabTo(page, page.getByRole('radio', { name: /140/ }));
    // Down, because the next size is on the left in Arabic.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /280/ })).toBeChecked();
    await pressOn(page, page.getByRole('button', { name: t(product.addToCart) }));

    await expect(page).toHaveURL(/\/login$/);
    await typeInto(page, page.getByLabel(t(auth.email)), CUSTOMER);
    await page.keyboard.press('Enter');
    const code = await shop.inbox.nextCode(CUSTOMER);
    await typeInto(page, page.getByLabel(t(auth.otpDigit, { place: 1 })), code);
    await pressOn(page, page.getByRole('button', { name: t(auth.verify) }));
    await expect(page.getByText(t(sharedCart.added))).toBeVisible();

    await pressOn(
      page,
      page.getByRole('button', { name: t(sharedCart.buttonLabel, { count: 1 }) }),
    );
    await pressOn(
      page,
      page.getByRole('dialog').getByRole('link', { name: t(sharedCart.viewCart) }),
    );
    await expect(page.getByRole('heading', { level: 1, name: t(sharedCart.title) })).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: t(cart.toCheckout) }));

    await typeInto(page, page.getByLabel(t(fields.firstName)), 'Omar');
    await typeInto(page, page.getByLabel(t(fields.lastName)), 'Khan');
    await typeInto(page, page.getByRole('combobox', { name: t(fields.country) }), 'United Arab');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(page, page.getByLabel(t(fields.address)), 'Apartment 905, Marina Walk');
    await typeInto(page, page.getByRole('textbox', { name: t(fields.phone) }), '0501234567');
    await expect(page.getByLabel(t(fields.email))).toHaveValue(CUSTOMER);
    await pressOn(page, page.getByRole('checkbox', { name: /PayPal/ }), 'Space');
    await expect(page.getByRole('checkbox', { name: /PayPal/ })).toBeChecked();

    const popup = page.waitForEvent('popup');
    await pressOn(page, page.getByRole('button', { name: t(checkout.placeOrder) }));
    const payment = await popup;
    await pressOn(
      payment,
      payment.getByRole('button', { name: messagesIn(language).pages.approve }),
    );
    await expect(payment).toHaveURL((url) => url.pathname === pathOf('/MyOrders-detail'));

    const orders = shop.query(
      `SELECT orders.status, payments.state AS payment FROM orders
     JOIN users ON users.id = orders.user_id JOIN payments ON payments.order_id = orders.id
     WHERE users.email = ?`,
      CUSTOMER,
    );
    expect(orders).toEqual([{ status: 'Confirmed', payment: 'paid' }]);
  },
);
