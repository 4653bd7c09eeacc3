import type { Page } from '@playwright/test';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { paginationMessages } from '../../src/components/messages.ts';
import { messages as account } from '../../src/features/account/messages.ts';
import { messages as auth } from '../../src/features/auth/messages.ts';
import { sharedMessages as sharedCart } from '../../src/features/cart/shared/messages.ts';
import { dialCodeMessages } from '../../src/features/checkout/country/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { enquiryMessages as enquiry } from '../../src/features/enquiry/messages.ts';
import { messages as orders } from '../../src/features/orders/messages.ts';
import {
  emptyMessages,
  listMessages as list,
} from '../../src/features/products/shared/messages.ts';
import { messages as reviews } from '../../src/features/reviews/messages.ts';
import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { findForeignTexts } from './support/arabicTexts.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test as customerTest } from './support/customer.ts';
import { shopIn } from './support/language.ts';
import { throttleNetwork, visitToEnd, watchShifts } from './support/layoutShifts.ts';
import { SCREENS } from './support/screens.ts';
import { test } from './support/shop.ts';
import { thorough } from './support/thorough.ts';

const WIDTH = 320;
const { t, pathOf } = shopIn('ar');
const {
  account: accountPath,
  cart: cartPath,
  checkout: checkoutPath,
  orders: ordersPath,
  ...publicScreens
} = SCREENS;
const PUBLIC = [
  ...Object.values(publicScreens),
  '/products?search=٩٩٩٩',
  '/products?page=99',
  '/products?subCategoryId=nothing',
  '/product-detail?id=nothing',
  '/our-works?page=99',
  '/our-work-details?id=nothing',
  '/articleDetails?article=nothing',
  '/detailsPage?feature=nothing',
  '/curtains-detail?categoryId=curtains&subCategoryId=nothing',
  '/FAQ?page=99',
  '/nowhere',
];
const PRODUCT = '/product-detail?id=zabeel-emerald-velvet';
const WORK = '/our-work-details?id=villa-emirates-hills';

/** Fails unless the page fits a small phone and is accessible. */
async function expectFits(page: Page, name: string): Promise<void> {
  await expectAccessible(page, 'moderate');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft({ name, width }).toEqual({ name, width: WIDTH });
}

/** Fails unless everything on the page is Arabic, accessible and fits a small phone. */
async function expectArabic(page: Page, name: string): Promise<void> {
  await expectFits(page, name);
  expect.soft({ name, foreign: await findForeignTexts(page) }).toEqual({ name, foreign: [] });
}

/** Opens a page, which must also keep its layout on a slow network, down to its end. */
async function open(page: Page, path: string): Promise<void> {
  // A new history entry: reloading the current one would reopen its overlay (product 2.9).
  await page.goto('about:blank');
  const shifts = await visitToEnd(page, pathOf(path));
  expect.soft({ path, shifts }).toEqual({ path, shifts: [] });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** States of public pages: URL and the steps that lead to them. */
const STATES: Record<string, [path: string, act: (page: Page) => Promise<void>]> = {
  menu: ['/', (page) => button(page, t(layout.openMenu)).click()],
  search: [
    '/products',
    async (page) => {
      await button(page, t(list.openSearch)).click();
      await page.getByRole('combobox').fill('مخمل');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d/);
    },
  ],
  'search without a match': [
    '/products',
    async (page) => {
      await button(page, t(list.openSearch)).click();
      await page.getByRole('combobox').fill('٩٩٩٩');
      await expect(page.getByText(t(emptyMessages.noMatchHelp))).toBeVisible();
    },
  ],
  'failed list': [
    '/products',
    async (page) => {
      await page.route('**/api/user/get-products*', (route) => route.abort());
      await page
        .getByRole('main')
        .getByRole('link', { name: t(paginationMessages.goToPage, { page: 2 }) })
        .click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  ],
  'enlarged picture': [
    PRODUCT,
    async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /كبّر|تكبير/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  'pending code': [
    '/login',
    async (page) => {
      await page.getByLabel(t(auth.email)).fill('salma.nasser@sadeel.example');
      await button(page, t(auth.login)).click();
      await expect(page.getByLabel(t(auth.otpDigit, { place: 1 }))).toBeFocused();
    },
  ],
  'empty review': [PRODUCT, (page) => button(page, t(reviews.send)).click()],
  lightbox: [
    WORK,
    async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /كبّر|تكبير/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  'open answer': ['/FAQ', (page) => page.locator('main h2 button').first().click()],
  'empty enquiry': [
    '/services/custom-tailoring',
    async (page) => {
      await page.getByRole('checkbox').check();
      await button(page, t(enquiry.submit)).click();
      await expect(page.getByText(t(enquiry.required.name))).toBeVisible();
    },
  ],
};

test.use({ viewport: { width: WIDTH, height: 640 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript(watchShifts);
  await throttleNetwork(page);
});

test(
  'every public Arabic page is Arabic, accessible, stable and fits',
  thorough,
  async ({ page }) => {
    for (const path of PUBLIC) {
      await open(page, path);
      await expectArabic(page, page.url());
    }
  },
);

test('dialogs and errors of Arabic pages are Arabic, accessible and fit', async ({ page }) => {
  for (const [name, [path, act]] of Object.entries(STATES)) {
    await open(page, path);
    await act(page);
    await expectArabic(page, name);
    await page.unrouteAll();
  }
});

customerTest.describe('signed in', () => {
  customerTest.use({ viewport: { width: WIDTH, height: 640 }, hasTouch: true, isMobile: true });
  customerTest.beforeEach(async ({ page }) => {
    await page.addInitScript(watchShifts);
    await throttleNetwork(page);
  });

  customerTest('the pages of a customer are Arabic, too', async ({ page, context, shop }) => {
    customerTest.slow();
    for (const path of [cartPath, checkoutPath, ordersPath]) {
      await open(page, path);
      await expectArabic(page, `${path} without a product`);
    }
    const order = await placeOrder(context, shop);
    await fillCart(context, shop, [lineOf('almas-ivory-linen'), lineOf('zabeel-emerald-velvet')]);

    await open(page, cartPath);
    await expectArabic(page, page.url());
    await button(page, t(sharedCart.buttonLabel, { count: 2 })).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectArabic(page, 'cart panel');

    await open(page, checkoutPath);
    await page.getByLabel(t(checkout.fields.firstName)).clear();
    await page.getByRole('textbox', { name: t(checkout.fields.phone) }).fill('1');
    await button(page, t(checkout.placeOrder)).click();
    await expect(page.getByText(t(checkout.phoneInvalid))).toBeVisible();
    await expectArabic(page, page.url());
    await button(page, new RegExp(t(dialCodeMessages.dialCode))).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectArabic(page, 'dial codes');

    await open(page, ordersPath);
    await expectArabic(page, page.url());
    await open(page, `/MyOrders-detail?id=${order}`);
    await expectArabic(page, page.url());
    await button(page, t(orders.trackBar)).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectArabic(page, 'tracking');
    await button(page, t(orders.closeTracking)).click();
    await button(page, t(orders.cancel)).click();
    await expectArabic(page, 'cancel dialog');
    await button(page, t(orders.continue)).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectArabic(page, 'confirm dialog');
    await button(page, t(orders.confirmCancellation)).click();
    await expect(page.getByText(t(orders.alreadyCancelled))).toBeVisible();
    await expectArabic(page, 'cancelled order');

    await open(page, accountPath);
    await expect(page.getByText(t(account.thisDevice), { exact: true })).toBeVisible();
    await expectArabic(page, page.url());
    await button(page, t(account.signOutEverywhere)).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectArabic(page, 'sign-out everywhere');
    await button(page, t(account.stay)).click();
    await button(page, t(account.close)).click();
    await expectArabic(page, 'closing the account');
    await button(page, t(account.closingDialog.sendCode)).click();
    await expect(page.getByLabel(t(account.closingDialog.code))).toBeVisible();
    await expectArabic(page, 'code that closes the account');
  });
});
