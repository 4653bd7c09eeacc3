import { againMessages } from '../../src/features/orders/again/againMessages.ts';
import { messages } from '../../src/features/orders/messages.ts';
import { placeOrder } from './support/apiRequests.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/customer.ts';

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
