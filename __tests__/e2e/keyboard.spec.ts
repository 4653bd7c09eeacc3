import { expect, test } from './support/shop.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';

const CUSTOMER = 'omar.khan@sadeel.example';

test('an order can be placed by keyboard', async ({ page, shop }) => {
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name: 'Search' }));
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type('navy velvet');
  await expect(page.getByRole('status').filter({ hasText: '1 fabric' })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: /Saffa Navy Velvet/ }));

  await expect(page.getByRole('heading', { level: 1, name: 'Saffa Navy Velvet' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '280 cm width' })).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: /^Add to Cart/ }));

  await expect(page).toHaveURL(/\/login$/);
  await typeInto(page, page.getByLabel('E-mail address'), CUSTOMER);
  await page.keyboard.press('Enter');
  const code = await shop.inbox.nextCode(CUSTOMER);
  await typeInto(page, page.getByLabel('Digit 1 of 6'), code);
  await pressOn(page, page.getByRole('button', { name: 'Verify' }));
  await expect(page.getByText('Product Added to Cart Successfully')).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: /^Cart/ }));
  await pressOn(page, page.getByRole('dialog').getByRole('link', { name: 'View cart' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));

  await typeInto(page, page.getByLabel('First name'), 'Omar');
  await typeInto(page, page.getByLabel('Last name'), 'Khan');
  await typeInto(page, page.getByRole('combobox', { name: /^Country/ }), 'United Arab');
  await page.getByRole('option', { name: /United Arab Emirates/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Street address'), 'Apartment 905, Marina Walk');
  await typeInto(page, page.getByRole('textbox', { name: /^Phone/ }), '0501234567');
  await expect(page.getByLabel('Email address')).toHaveValue(CUSTOMER);
  await pressOn(page, page.getByRole('checkbox', { name: /PayPal/ }), 'Space');
  await expect(page.getByRole('checkbox', { name: /PayPal/ })).toBeChecked();

  const popup = page.waitForEvent('popup');
  await pressOn(page, page.getByRole('button', { name: 'Place Order' }));
  const payment = await popup;
  await pressOn(payment, payment.getByRole('button', { name: /approve/i }));
  await expect(payment).toHaveURL(/\/MyOrders-detail\?id=/);

  const orders = shop.query(
    `SELECT orders.status, payments.state AS payment FROM orders
     JOIN users ON users.id = orders.user_id JOIN payments ON payments.order_id = orders.id
     WHERE users.email = ?`,
    CUSTOMER,
  );
  expect(orders).toEqual([{ status: 'Confirmed', payment: 'paid' }]);
});
