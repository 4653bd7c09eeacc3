import type { BrowserContext, Page } from '@playwright/test';
import { messages as auth } from '../../src/features/auth/messages.ts';
import { messages as cartMessages } from '../../src/features/cart/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { paths } from '../../src/lib/paths.ts';
import { shortOrderNumber } from '../../src/lib/shortOrderNumber.ts';
import { fillCart, lineOf, placeOrder, requestAs } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { findFullBrowser } from './support/findBrowser.ts';
import { focusWindow } from './support/focusWindow.ts';
import { shopIn } from './support/language.ts';
import { expectDocumentWith, expectDocumentWithout } from './support/personalData.ts';
import {
  goBackToRestored,
  leave,
  markDocument,
  NO_RESTORING_BROWSER,
  openRestoringBrowser,
} from './support/restoringBrowser.ts';
import type { Shop } from './support/shop.ts';
import { resetThrottles, signIn } from './support/signIn.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const { t } = shopIn('en');
const NAME = 'Noura Almansoori';
/** Address of the order, with which the checkout is prefilled. */
const STREET = 'Villa 3, Street 12';
const PRODUCT = '/product-detail?id=zabeel-emerald-velvet';
const IN_CART = 'Almas Ivory Linen';

/** What the customer typed on a screen and did not send. */
const drafts = {
  checkout: 'Draft Street 99',
  account: 'Draft of a name',
  order: 'Draft of a comment',
  product: 'Draft of a review',
  service: 'draft@sadeel.example',
};

interface Customer {
  email: string;
  /** Order number as it is shown. */
  number: string;
  orderId: string;
  /** Texts that only this customer may see. */
  secrets: string[];
}

/** Gives the customer a name, an order and a cart. */
async function prepareCustomer(
  context: BrowserContext,
  shop: Shop,
  email: string,
): Promise<Customer> {
  await requestAs(context, shop, 'update-account', { name: NAME });
  const orderId = await placeOrder(context, shop);
  await fillCart(context, shop, [lineOf('almas-ivory-linen')]);
  const [row] = shop.query('SELECT order_number FROM orders WHERE id = ?', orderId);
  const number = shortOrderNumber(String(row?.['order_number']));
  const secrets = [email, NAME, number, STREET, ...Object.values(drafts)];
  return { email, number, orderId, secrets };
}

function endSessions(shop: Shop, email: string): void {
  const ofCustomer = 'user_id = (SELECT id FROM users WHERE email = ?)';
  const now = new Date().toISOString();
  shop.change(`UPDATE sessions SET expires_at = ? WHERE ${ofCustomer}`, now, email);
}

/** The tabs of the customer, with a draft where one can be typed. */
async function openTabs(context: BrowserContext, { email, number, orderId }: Customer) {
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const cart = await open('/cart');
  await expectDocumentWith(cart, [IN_CART]);

  const checkoutTab = await open('/Checkout');
  await expect(checkoutTab.getByLabel(t(checkout.fields.address))).toHaveValue(STREET);
  await checkoutTab.getByLabel(t(checkout.fields.address)).fill(drafts.checkout);

  const orders = await open('/MyOrders');
  await expectDocumentWith(orders, [email, number]);

  const order = await open(`/MyOrders-detail?id=${orderId}`);
  await order.getByRole('button', { name: 'Cancel' }).click();
  await order.getByRole('dialog').getByRole('textbox').fill(drafts.order);

  const account = await open('/account');
  await expect(account.getByRole('textbox', { name: 'Name' })).toHaveValue(NAME);
  await account.getByRole('textbox', { name: 'Name' }).fill(drafts.account);

  const product = await open(PRODUCT);
  const review = product.getByRole('textbox', { name: /Your review/ });
  await review.scrollIntoViewIfNeeded();
  await untilHydrated(review);
  await review.fill(drafts.product);

  const service = await open('/services/custom-tailoring');
  const visitor = service.getByRole('textbox', { name: 'Email' }).first();
  await visitor.scrollIntoViewIfNeeded();
  await untilHydrated(visitor);
  await visitor.fill(drafts.service);

  const ofCustomers = { cart, checkout: checkoutTab, orders, order, account };
  const ofEverybody = { product, service };
  return { ofCustomers, ofEverybody };
}

type Tabs = Awaited<ReturnType<typeof openTabs>>;
const all = ({ ofCustomers, ofEverybody }: Tabs): Page[] =>
  [ofCustomers, ofEverybody].flatMap((tabs) => Object.values<Page>(tabs));

/** Waits until no tab shows anything of the customer. */
async function expectSignedOut(tabs: Tabs, secrets: readonly string[]): Promise<void> {
  for (const tab of Object.values(tabs.ofCustomers)) {
    await expect(tab).toHaveURL(/\/login$/);
    await expectDocumentWithout(tab, [...secrets, IN_CART]);
  }
  for (const tab of Object.values(tabs.ofEverybody)) {
    await expect(tab.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    await expectDocumentWithout(tab, secrets);
  }
}

const cartButton = (page: Page, count: string) =>
  page.getByRole('button', { name: `Cart, ${count}`, exact: true });

// Another tab may replace what has focus in a tab in the background.
test.use({ keepsFocus: false });

test.beforeEach(({ shop }) => resetThrottles(shop));

test('tabs follow a sign-out and the sign-in of another customer, and show nothing of the first', async ({
  page,
  context,
  shop,
  customer,
}) => {
  const first = await prepareCustomer(context, shop, customer);
  const tabs = await openTabs(context, first);
  await page.goto('/MyOrders');
  await page.getByRole('button', { name: t(auth.logOut) }).click();
  await expectSignedOut(tabs, first.secrets);

  await page.goto('/login');
  const second = customer.replace('customer', 'second');
  resetThrottles(shop);
  await signIn(page, shop, second);

  const { cart, checkout: checkoutTab, orders, order, account } = tabs.ofCustomers;
  await expect(cart).toHaveURL(/\/cart$/);
  await expect(checkoutTab).toHaveURL(/\/Checkout$/);
  await expect(orders.getByText(second).first()).toBeVisible();
  await expect(order).toHaveURL(/\/MyOrders-detail/);
  await expect(account.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expectDocumentWith(account, [second]);
  for (const tab of all(tabs)) await expectDocumentWithout(tab, first.secrets);
  for (const tab of all(tabs)) await expect(cartButton(tab, '0 items')).toBeVisible();
});

test('tabs follow a session that ended, and give their drafts back to their owner', async ({
  page,
  context,
  shop,
  customer,
}) => {
  const first = await prepareCustomer(context, shop, customer);
  const tabs = await openTabs(context, first);
  await page.goto('/MyOrders');
  await expect(page.getByText(first.number).first()).toBeVisible();
  endSessions(shop, customer);

  await focusWindow(page);
  await expectSignedOut(tabs, first.secrets);
  await signIn(page, shop, customer);

  await expect(page.getByText(first.number).first()).toBeVisible();
  const { checkout: checkoutTab } = tabs.ofCustomers;
  const address = checkoutTab.getByLabel(t(checkout.fields.address));
  await expect(address).toHaveValue(drafts.checkout);
  const review = tabs.ofEverybody.product.getByRole('textbox', { name: /Your review/ });
  await expect(review).toHaveValue(drafts.product);
});

test('tabs follow a change of the cart and an order', async ({ page, context, shop, customer }) => {
  await prepareCustomer(context, shop, customer);
  const cart = await context.newPage();
  await cart.goto('/cart');
  await expect(cart.getByRole('main')).toContainText(IN_CART);
  const orders = await context.newPage();
  await orders.goto('/MyOrders');
  await expect(orders.getByRole('main').getByRole('link', { name: /^Order/ })).toHaveCount(1);
  await page.goto(PRODUCT);

  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartButton(cart, '2 items')).toBeVisible();
  await expect(cart.getByRole('main')).toContainText('Zabeel Emerald Velvet');
  await expect(cartButton(orders, '2 items')).toBeVisible();

  await page.goto(paths.checkout);
  await page.getByRole('checkbox', { name: /Stripe/ }).check();
  await page.getByRole('button', { name: t(checkout.placeOrder) }).click();
  await expect(page.getByText(t(checkout.placed)).first()).toBeVisible();

  await expect(cartButton(cart, '0 items')).toBeVisible();
  await expect(cart.getByText(t(cartMessages.empty))).toBeVisible();
  await expect(orders.getByRole('main').getByRole('link', { name: /^Order/ })).toHaveCount(2);
});

test('a browser that is opened again after the session ended shows nothing of the customer', async ({
  page,
  context,
  shop,
  customer,
}) => {
  const first = await prepareCustomer(context, shop, customer);
  endSessions(shop, customer);
  const tab = await context.newPage();

  await page.goto(PRODUCT);
  await expect(cartButton(page, '0 items')).toBeVisible();
  await tab.goto(`/MyOrders-detail?id=${first.orderId}`);

  await expect(tab).toHaveURL(/\/login$/);
  for (const opened of [page, tab]) await expectDocumentWithout(opened, first.secrets);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(first.secrets.filter((text) => stored.includes(text))).toEqual([]);
});

/** Records the texts of the first frame when the browser restores the page. */
async function recordRestoredFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', () => {
      requestAnimationFrame(() => {
        const entered = [...document.querySelectorAll('input')].map(({ value }) => value);
        const detail = [document.documentElement.outerHTML, ...entered].join('\n');
        performance.mark('first frame', { detail });
      });
    });
  });
}

/** The texts of the first frame after the page was restored. */
async function readRestoredFrame(page: Page): Promise<string> {
  const handle = await page.waitForFunction(() => {
    const [mark] = performance.getEntriesByName('first frame');
    return mark instanceof PerformanceMark && String(mark.detail);
  });
  return String(await handle.jsonValue());
}

test('a page restored by Back follows what happened meanwhile before its first frame', async ({
  shop,
  customer,
  storageState,
}) => {
  test.skip(findFullBrowser() === undefined, NO_RESTORING_BROWSER);
  const { browser, context, page } = await openRestoringBrowser({
    storageState,
    baseURL: shop.url,
  });
  const first = await prepareCustomer(context, shop, customer);
  await page.goto('/account');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeEnabled();
  await name.fill(drafts.account);
  await expectDocumentWith(page, [customer]);
  await markDocument(page);
  await recordRestoredFrame(page);
  await leave(page, '/ar/terms');

  const otherTab = await context.newPage();
  await otherTab.goto('/MyOrders');
  await otherTab.getByRole('button', { name: t(auth.logOut) }).click();
  await expect(otherTab).toHaveURL(`${shop.url}/`);
  const second = customer.replace('customer', 'second');
  resetThrottles(shop);
  await otherTab.goto('/login');
  await signIn(otherTab, shop, second);
  await goBackToRestored(page);
  const frame = await readRestoredFrame(page);

  expect(first.secrets.filter((text) => frame.includes(text))).toEqual([]);
  await expect(page.getByText(second, { exact: true }).first()).toBeVisible();
  await expect(name).toHaveValue('');
  await expectDocumentWithout(page, first.secrets);
  await browser.close();
});
