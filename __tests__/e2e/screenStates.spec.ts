import type { BrowserContext, Page, Route } from '@playwright/test';
import { messages as components } from '../../src/components/messages.ts';
import { messages as cart } from '../../src/features/cart/messages.ts';
import { sharedMessages as sharedCart } from '../../src/features/cart/shared/messages.ts';
import { dialCodeMessages } from '../../src/features/checkout/country/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { messages as orders } from '../../src/features/orders/messages.ts';
import {
  emptyMessages,
  listMessages as list,
} from '../../src/features/products/shared/messages.ts';
import { messages as windows } from '../../src/features/windows/messages.ts';
import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/customer.ts';
import { SCREENS } from './support/screens.ts';
import { thorough } from './support/thorough.ts';

const tags = { tag: [bilingual.tag, thorough.tag] };
const { home, products, productDetail, compare, orderDetail } = SCREENS;
const { cart: cartPath, checkout: checkoutPath, orders: ordersPath, account } = SCREENS;
/** Screens that show what they read. */
const READING = [
  home,
  products,
  productDetail,
  compare,
  cartPath,
  checkoutPath,
  ordersPath,
  orderDetail,
  account,
];
/** Responds to every read, and serves documents without server-rendered data. */
async function respondToReads(
  context: BrowserContext,
  shell: string,
  respond: (route: Route) => Promise<void> | void,
): Promise<void> {
  await context.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      return route.fulfill({ response: await route.fetch({ url: shell }) });
    },
  );
  await context.route('**/api/user/**', (route) =>
    route.request().method() === 'GET' ? respond(route) : route.fallback(),
  );
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.describe('axe finds no violation', () => {
  test.beforeEach(() => test.slow());

  test('when every read fails', tags, async ({ context, shop, language, t, pathOf }) => {
    const shell = `${shop.url}${language === 'ar' ? '/ar' : ''}/index.html`;
    const message = language === 'ar' ? 'حدث خطأ.' : 'Something went wrong.';
    await respondToReads(context, shell, (route) =>
      route.fulfill({ status: 500, json: { message } }),
    );
    // In tabs, because each retries for seven seconds.
    const open = READING.map(async (path) => {
      const page = await context.newPage();
      await page.goto(pathOf(path));
      return page;
    });
    for (const page of await Promise.all(open)) {
      const retry = page.getByRole('main').getByRole('button', { name: t(components.retry) });
      await expect(retry.first()).toBeVisible();
      await expectAccessible(page, 'moderate');
      await page.close();
    }
  });

  test('while everything loads', tags, async ({ context, shop, language, pathOf }) => {
    const shell = `${shop.url}${language === 'ar' ? '/ar' : ''}/index.html`;
    await respondToReads(context, shell, () => undefined);
    for (const path of READING) {
      const page = await context.newPage();
      await page.goto(pathOf(path));
      await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]').first()).toBeVisible();
      // Without 'moderate': a page that loads its name has no heading yet.
      await expectAccessible(page);
      await page.close();
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('when there is nothing to show', tags, async ({ page, t, pathOf }) => {
    const empty: [path: string, text?: string][] = [
      ['/products?search=٩٩٩٩', t(emptyMessages.noMatchHelp)],
      ['/product-detail?id=nothing'],
      [cartPath, t(cart.empty)],
      [checkoutPath, t(checkout.emptyTitle)],
      [ordersPath],
      [orderDetail, t(orders.missingTitle)],
      ['/compare'],
      [SCREENS.windows, t(windows.emptyTitle)],
    ];
    for (const [path, text] of empty) {
      await page.goto(pathOf(path));
      await page.waitForLoadState('networkidle');
      const shown =
        text === undefined ? page.getByRole('heading', { level: 1 }) : page.getByText(text);
      await expect(shown.first()).toBeVisible();
      await expectAccessible(page, 'moderate');
    }
  });

  test('in dialogs', tags, async ({ page, context, shop, t, pathOf }) => {
    const order = await placeOrder(context, shop);
    await fillCart(context, shop, [lineOf('zabeel-emerald-velvet')]);

    await page.goto(pathOf(products));
    await button(page, t(list.openSearch)).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'moderate');

    await page.goto(pathOf(productDetail));
    await button(page, /Enlarge|كبّر|تكبير/)
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'moderate');

    await page.goto(pathOf(cartPath));
    await button(page, t(sharedCart.buttonLabel, { count: 1 })).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'moderate');

    await page.goto(pathOf(checkoutPath));
    await button(page, new RegExp(t(dialCodeMessages.dialCode))).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page, 'moderate');

    await page.goto(pathOf(`/MyOrders-detail?id=${order}`));
    await button(page, t(orders.cancel)).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'moderate');
    await button(page, t(orders.continue)).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'moderate');
  });
});
