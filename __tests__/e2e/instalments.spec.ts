import { instalmentMessages } from '../../src/components/instalments/messages.ts';
import { unitMessages } from '../../src/components/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { messages as orders } from '../../src/features/orders/messages.ts';
import type { ProductDetail } from '../../src/contract/products.ts';
import type { Translate } from '../../src/i18n/createI18n.ts';
import { fourPayments } from '../../src/lib/instalments.ts';
import type { Language } from '../../src/lib/language.ts';
import { formatMoney } from '../../src/lib/money.ts';
import { fillCart, lineOf, requestAs } from './support/apiRequests.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { fillBilling, orderAndPay } from './support/checkout.ts';
import { expect } from './support/customer.ts';
import { test } from './support/instalmentShop.ts';
import { readToTheEnd } from './support/soundScreen.ts';
import { thorough } from './support/thorough.ts';

const PRODUCT = 'zabeel-emerald-velvet';

/** The text of a price in four payments. @param unit words after each amount */
function inFour(t: Translate, price: number, language: Language, unit = ''): string {
  const { first, next } = fourPayments(price);
  const money = (amount: number) => `${formatMoney(amount, 'AED', language)} ${unit}`.trim();
  return first === next
    ? t(instalmentMessages.equal, { amount: money(next) })
    : t(instalmentMessages.firstMore, { first: money(first), next: money(next) });
}

test(
  'a customer reads the price in four payments, and pays an order so',
  { tag: [bilingual.tag, thorough.tag] },
  async ({ page, context, shop, language, t, pathOf }) => {
    const main = page.getByRole('main');
    const details = await requestAs(context, shop, `get-product-details?id=${PRODUCT}`);
    const { productDetail } = (await details.json()) as { productDetail: ProductDetail };
    const [size] = productDetail.sizes;
    await page.goto(pathOf(`/product-detail?id=${PRODUCT}`));
    await readToTheEnd(page);
    const ofMetre = inFour(t, size?.price ?? 0, language, t(unitMessages.metre.per));
    await expect(main.getByText(ofMetre)).toBeVisible();

    await fillCart(context, shop, [lineOf(PRODUCT)]);
    const cart = await requestAs(context, shop, 'get-cart');
    const { total } = (await cart.json()) as { total: number };
    const price = inFour(t, total, language);
    await page.goto(pathOf('/Cart'));
    await expect(main.getByText(price)).toBeVisible();

    await page.goto(pathOf('/Checkout'));
    const option = page.getByRole('checkbox', { name: t(checkout.payments.tabby.label) });
    await expect(main.getByText(price)).toBeVisible();
    await fillBilling(page, t);
    await option.check();
    await expectAccessible(page);
    const payment = await orderAndPay(page, { language, t, pathOf });
    await expect(payment.getByText(t(orders.paymentTypes.tabby))).toBeVisible();
    await expect(payment.getByText(t(orders.paymentStatuses.paid))).toBeVisible();
  },
);
