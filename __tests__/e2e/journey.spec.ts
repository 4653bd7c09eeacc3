import type { Page } from '@playwright/test';
import { messagesIn } from '../../server/messages/messages.ts';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { quantityMessages } from '../../src/components/messages.ts';
import { messages as cart } from '../../src/features/cart/messages.ts';
import { sharedMessages as sharedCart } from '../../src/features/cart/shared/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { messages as orders } from '../../src/features/orders/messages.ts';
import { listMessages as list } from '../../src/features/products/shared/messages.ts';
import { messages as product } from '../../src/features/products/detail/messages.ts';
import type { Language } from '../../src/lib/language.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { fillBilling } from './support/checkout.ts';
import { focusWindow } from './support/focusWindow.ts';
import type { ShopLanguage } from './support/language.ts';
import { expect, test, type Shop } from './support/shop.ts';
import { signIn } from './support/signIn.ts';

const EMAIL = 'layla.haddad@sadeel.example';
const PRODUCT = 'zabeel-emerald-velvet';
/** The second size of the product. */
const SIZE = 1;
/** A word of the product's name, and the digits of the phone number, as customers type them. */
const TYPED = {
  en: { search: 'emerald', phone: '050 123 4567' },
  ar: { search: 'الزمردي', phone: '٠٥٠ ١٢٣ ٤٥٦٧' },
};

interface ProductNames {
  name: string;
  size: string;
}

/** Name of the product and of the chosen size in the language. */
async function readNames(shop: Shop, language: Language): Promise<ProductNames> {
  const query = language === 'en' ? '' : `&lang=${language}`;
  const response = await fetch(`${shop.url}/api/user/get-product-details?id=${PRODUCT}${query}`);
  const { productDetail } = (await response.json()) as {
    productDetail: { name: string; sizes: { size: string }[] };
  };
  return { name: productDetail.name, size: productDetail.sizes[SIZE]?.size ?? '' };
}

/** Cart lines of the customer in the database. */
function cartLines(shop: Shop, email: string): Record<string, unknown>[] {
  return shop.query(
    `SELECT quantity FROM cart_lines JOIN users ON users.id = cart_lines.user_id
     WHERE users.email = ?`,
    email,
  );
}

async function findFabric(
  page: Page,
  { t, pathOf }: ShopLanguage,
  typed: string,
  { name, size }: ProductNames,
): Promise<void> {
  await page.goto(pathOf('/'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t(layout.search) })
    .click();
  await page.getByRole('combobox', { name: t(list.openSearch) }).fill(typed);
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.locator('label').filter({ hasText: size }).click();
  await expect(page.getByRole('radio', { name: size })).toBeChecked();
}

test(
  'a customer finds a product, signs in by mail, pays and finds the order',
  bilingual,
  async ({ page, shop, language, t, pathOf }) => {
    const { search, phone } = TYPED[language];
    await findFabric(page, { t, pathOf }, search, await readNames(shop, language));
    await page
      .getByRole('button', { name: t(product.addToCart) })
      .first()
      .click();
    await signIn(page, shop, EMAIL, t);

    // The pending size is added to the cart exactly once.
    await expect(page).toHaveURL(
      (url) => url.pathname === pathOf('/product-detail') && url.search.includes(PRODUCT),
    );
    await expect(page.getByText(t(sharedCart.added))).toBeVisible();
    // It counts lines.
    const cartButton = page.getByRole('button', { name: t(sharedCart.buttonLabel, { count: 1 }) });
    await expect(cartButton).toBeVisible();
    expect(cartLines(shop, EMAIL)).toEqual([{ quantity: 1 }]);
    await page
      .getByRole('button', { name: t(quantityMessages.increase, { what: '' }) })
      .first()
      .click();
    await expect.poll(() => cartLines(shop, EMAIL)).toEqual([{ quantity: 2 }]);

    await cartButton.click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t(sharedCart.viewCart) })
      .click();
    const totals = page.getByRole('region', { name: t(cart.totalsTitle) });
    await expect(totals).toContainText(t(cart.subTotal));
    await expectAccessible(page);
    await page.getByRole('link', { name: t(cart.toCheckout) }).click();

    await fillBilling(page, t, phone);
    await page.getByLabel(t(checkout.fields.email)).fill(EMAIL);
    await page.getByRole('checkbox', { name: /Stripe/ }).check();
    await expectAccessible(page);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: t(checkout.placeOrder) }).click();
    const payment = await popup;
    const { sandboxNotice, approve } = messagesIn(language).pages;
    await expect(payment.getByText(sandboxNotice)).toBeVisible();
    await expect(page.getByText(t(checkout.placed)).first()).toBeVisible();
    expect(await payment.evaluate(() => window.opener as unknown)).toBeNull();
    await payment.getByRole('button', { name: approve }).click();
    await expect(payment).toHaveURL((url) => url.pathname === pathOf('/MyOrders-detail'));

    const [order] = shop.query(
      `SELECT orders.id, orders.order_number AS number, orders.status, orders.total_minor AS total, users.email
     FROM orders JOIN users ON users.id = orders.user_id WHERE users.email = ?`,
      EMAIL,
    );
    expect(order).toMatchObject({ status: 'Confirmed', email: EMAIL });
    expect(cartLines(shop, EMAIL)).toEqual([]);

    await page
      .getByRole('main')
      .getByRole('link', { name: t(checkout.myOrders) })
      .click();
    const shown = String(order?.['number']).slice(-5);
    await page.getByRole('link', { name: t(orders.order, { number: shown }), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);
    await expect(page.getByText(t(orders.statuses.Confirmed)).first()).toBeVisible();
    await expect(page.getByText('Villa 12, Street 4, Jumeirah 1')).toBeVisible();
    await expectAccessible(page);
    // The order may have been prefetched before the payment; returning to its tab refetches it.
    await focusWindow(page);
    await page.getByRole('link', { name: /TEST-REC-\d{6}$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'ar' ? 'إيصال / Receipt' : 'Receipt / إيصال',
    );
    await expectAccessible(page);
    await expect
      .poll(() => shop.inbox.mails.filter(({ raw }) => raw.includes(shown)).length)
      .toBeGreaterThan(0);
  },
);
