import { againMessages, messages } from '../../src/features/orders/messages.ts';
import { sharedMessages as sharedCart } from '../../src/features/cart/shared/messages.ts';
import { placeOrder } from './support/apiRequests.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/customer.ts';
import { resetThrottles, signIn } from './support/signIn.ts';

test.describe('after a change of prices', () => {
  // Other tests of the worker use the same shop.
  test.afterEach(({ shop }) => {
    shop.change('UPDATE product_sizes SET price_minor = price_minor - 1000');
  });

  test(
    'an order is ordered again at the prices of today (product 11.13)',
    bilingual,
    async ({ page, context, shop, pathOf, t }) => {
      const order = await placeOrder(context, shop);
      shop.change('UPDATE product_sizes SET price_minor = price_minor + 1000');
      await page.setViewportSize({ width: 320, height: 740 });
      await page.goto(pathOf(`/MyOrders-detail?id=${order}`));

      await page.getByRole('button', { name: t(messages.orderAgain) }).click();
      const dialog = page.getByRole('dialog', { name: t(againMessages.title) });
      await expect(dialog.getByRole('listitem')).toHaveText(/275.*265/);
      await expectAccessible(page, 'moderate');
      await dialog.getByRole('button', { name: t(againMessages.add, { count: 1 }) }).click();
      await expect(dialog.getByText(t(againMessages.added, { count: 1 }))).toBeVisible();

      await dialog.getByRole('link', { name: t(againMessages.viewCart) }).click();
      await expect(page).toHaveURL(pathOf('/cart'));
      await expect(page.getByText(/275/).first()).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
    },
  );
});

test(
  'an order that is ordered again when the session ends continues after sign-in, once (product 10.20)',
  bilingual,
  async ({ page, context, shop, customer, pathOf, t }) => {
    resetThrottles(shop);
    const path = pathOf(`/MyOrders-detail?id=${await placeOrder(context, shop)}`);
    await page.goto(path);
    await page.getByRole('button', { name: t(messages.orderAgain) }).click();
    // The session ends with the addition; another request would lead to sign-in before it.
    await page.route(
      '**/api/user/add-to-cart*',
      async (route) => {
        shop.change(
          'UPDATE sessions SET expires_at = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)',
          new Date().toISOString(),
          customer,
        );
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: t(againMessages.add, { count: 1 }) }).click();

    await signIn(page, shop, customer, t);

    await expect(page).toHaveURL(path);
    await expect(page.getByText(t(sharedCart.added))).toBeVisible();
    await page.reload();
    await page.goBack();
    await expect(
      page.getByRole('button', { name: t(sharedCart.buttonLabel, { count: 1 }) }),
    ).toBeVisible();
    const lines = shop.query(
      'SELECT quantity FROM cart_lines JOIN users ON users.id = cart_lines.user_id WHERE email = ?',
      customer,
    );
    expect(lines).toEqual([{ quantity: 1 }]);
  },
);
