import { catalogue } from '../../server/seed/catalogue.ts';
import { messagesIn } from '../../server/messages/messages.ts';
import { paginationMessages, quantityMessages } from '../../src/components/messages.ts';
import { messages as cart } from '../../src/features/cart/messages.ts';
import { sharedMessages as sharedCart } from '../../src/features/cart/shared/messages.ts';
import { messages as checkout, outcomeMessages } from '../../src/features/checkout/messages.ts';
import { messages as orders } from '../../src/features/orders/messages.ts';
import { attributeMessages } from '../../src/features/products/attributes/messages.ts';
import { messages as product } from '../../src/features/products/detail/messages.ts';
import { filterMessages, listMessages } from '../../src/features/products/shared/messages.ts';
import { PRODUCTS_PER_PAGE } from '../../src/features/products/shared/productListQuery.ts';
import { placeOrder } from './support/apiRequests.ts';
import { bilingual } from './support/bilingual.ts';
import { fillBilling } from './support/checkout.ts';
import { focusWindow } from './support/focusWindow.ts';
import { expect, shown, test, translated } from './support/translator.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const FABRIC = 'almas-ivory-linen';
const PHONE = { width: 390, height: 844 };

test('browsing and filtering show the new counts', bilingual, async ({ page, t, pathOf }) => {
  const { colour } = attributeMessages;
  const fabrics = (count: number) => t(filterMessages.show, { count });
  await page.setViewportSize(PHONE);
  await page.goto(pathOf('/products'));
  const opener = page.getByRole('button', { name: t(filterMessages.openSheet) });
  await untilHydrated(opener);
  await opener.click();
  const sheet = page.getByRole('dialog', { name: t(filterMessages.filters) });
  await sheet.getByRole('button', { name: t(filterMessages.names.colour) }).click();
  await sheet.getByRole('checkbox', { name: new RegExp(`^${t(colour.blue)}`) }).check();
  await expect(shown(sheet, fabrics(4))).toBeVisible();
  await sheet.getByRole('checkbox', { name: new RegExp(`^${t(colour.blue)}`) }).uncheck();
  await expect(shown(sheet, fabrics(4))).toBeHidden();
  await sheet.getByRole('checkbox', { name: new RegExp(`^${t(colour.blue)}`) }).check();
  await sheet.getByRole('button', { name: fabrics(4) }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    translated(t(listMessages.count, { count: 4 })),
  );
});

test('another page shows its place and its number', bilingual, async ({ page, t, pathOf }) => {
  await page.goto(pathOf('/products'));
  const place = (current: number) =>
    t(listMessages.place, {
      count: t(listMessages.count, { count: catalogue.products.length }),
      page: current,
      totalPages: Math.ceil(catalogue.products.length / PRODUCTS_PER_PAGE),
    });
  await expect(shown(page, place(1))).toBeVisible();
  const pager = page.getByRole('navigation', { name: t(listMessages.pages) });
  await pager.getByRole('link', { name: t(paginationMessages.goToPage, { page: 2 }) }).click();
  await expect(shown(page, place(2))).toBeVisible();
  await expect(pager.locator('[aria-current]')).toHaveText(translated('2'));
});

test(
  'buying shows the quantities, totals, errors and the payment',
  bilingual,
  async ({ page, language, t, pathOf }) => {
    await page.goto(pathOf(`/product-detail?id=${FABRIC}`));
    await page
      .getByRole('button', { name: t(product.addToCart) })
      .first()
      .click();
    await expect(shown(page, t(sharedCart.added))).toBeVisible();
    const increase = page.getByRole('button', { name: t(quantityMessages.increase, { what: '' }) });
    await increase.first().click();
    const quantity = page.getByRole('group').getByRole('status').first();
    await expect(quantity).toHaveText(translated('2'));
    const cartButton = page.getByRole('button', { name: t(sharedCart.buttonLabel, { count: 1 }) });
    await expect(cartButton).toContainText(translated('1'));

    await page.goto(pathOf('/cart'));
    const total = page
      .getByRole('region', { name: t(cart.totalsTitle) })
      .locator('dd')
      .first();
    await expect(total).toContainText(translated('').slice(0, 1));
    const before = (await total.textContent()) ?? '';
    await increase.click();
    await expect(page.locator('td output')).toHaveText(translated('3'));
    await expect(total).not.toHaveText(before);

    await page.goto(pathOf('/Checkout'));
    const order = page.getByRole('button', { name: t(checkout.placeOrder) });
    await order.click();
    await expect(shown(page, t(checkout.phoneRequired))).toBeVisible();
    await page.getByRole('textbox', { name: t(checkout.fields.phone) }).fill('050');
    await order.click();
    await expect(shown(page, t(checkout.phoneInvalid))).toBeVisible();
    await fillBilling(page, t);
    await page.getByRole('checkbox', { name: /Stripe/ }).check();
    const popup = page.waitForEvent('popup');
    await order.click();
    const payment = await popup;
    await expect(shown(page, t(checkout.placed)).first()).toBeVisible();
    await payment.getByRole('button', { name: messagesIn(language).pages.approve }).click();
    await expect(payment).toHaveURL((url) => url.pathname === pathOf('/MyOrders-detail'));
    await focusWindow(page);
    await expect(shown(page, t(outcomeMessages.paid))).toBeVisible();
  },
);

test(
  'cancelled and moved orders show their status',
  bilingual,
  async ({ page, context, shop, t, pathOf }) => {
    const id = await placeOrder(context, shop);
    await page.goto(pathOf('/MyOrders'));
    await expect(shown(page, t(orders.paymentNeeded))).toBeVisible();
    shop.change('UPDATE orders SET status = ? WHERE id = ?', 'Packed', id);
    await focusWindow(page);
    await expect(shown(page, t(orders.statuses.Packed))).toBeVisible();

    await page
      .getByRole('list', { name: t(orders.list) })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('button', { name: /^.?(Cancel|إلغاء الطلب).?$/ }).click();
    await page.getByRole('button', { name: t(orders.continue) }).click();
    await page.getByRole('button', { name: t(orders.confirmCancellation) }).click();
    await expect(shown(page, t(orders.cancelled))).toBeVisible();
    await expect(shown(page, t(orders.statuses.Cancelled)).first()).toBeVisible();
    await expect(shown(page, t(orders.statuses.Packed))).toBeHidden();
  },
);
