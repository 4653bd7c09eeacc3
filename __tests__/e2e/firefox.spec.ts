import type { Browser, Page } from 'puppeteer-core';
import { messagesIn } from '../../server/messages/messages.ts';
import { messages as auth } from '../../src/features/auth/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { messages as product } from '../../src/features/products/detail/messages.ts';
import type { Translate } from '../../src/i18n/createI18n.ts';
import { bilingual } from './support/bilingual.ts';
import {
  collectFirefoxProblems,
  findFirefox,
  launchFirefox,
  NO_FIREFOX,
} from './support/firefox.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { thorough } from './support/thorough.ts';

/** Presses the first button with the text. */
const press = (page: Page, text: string) => page.locator(`button::-p-text(${text})`).click();

/** Types into the field with the label, instead of what it has. */
async function fill(page: Page, label: string, value: string): Promise<void> {
  const focus = (text: string) => {
    const named = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent.replace('*', '').trim() === text,
    );
    const field = named?.control ?? document.querySelector(`input[aria-label="${text}"]`);
    if (!(field instanceof HTMLInputElement)) return false;
    field.focus();
    field.select();
    return true;
  };
  await page.waitForFunction(focus, {}, label);
  await page.keyboard.type(value);
}

/** Chooses an address in the Emirates and Stripe. */
async function fillBilling(page: Page, t: Translate): Promise<void> {
  const { fields } = checkout;
  await fill(page, t(fields.firstName), 'Layla');
  await fill(page, t(fields.lastName), 'Haddad');
  await fill(page, t(fields.country), 'United Arab');
  await page.waitForSelector('[role="option"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await fill(page, t(fields.address), 'Villa 12, Street 4, Jumeirah 1');
  await fill(page, t(fields.city), 'Dubai');
  await fill(page, t(fields.phone), '0501234567');
  await page.locator('label::-p-text(Stripe)').click();
}

const heading = (page: Page) => page.$eval('h1', (element) => element.textContent.trim());

test.describe('in Firefox', { tag: [thorough.tag, bilingual.tag] }, () => {
  test.skip(findFirefox() === undefined, NO_FIREFOX);
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await launchFirefox();
  });
  test.afterAll(async () => {
    await browser.close();
  });

  test('every page has its heading, fits a phone and has no error', async ({ shop, pathOf }) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 360, height: 740 });
    const problems = collectFirefoxProblems(page);
    for (const path of Object.values(SCREENS)) {
      // Leaving earlier would cancel requests, which Firefox reports.
      await page.goto(`${shop.url}${pathOf(path)}`, { waitUntil: 'networkidle0' });
      await page.waitForSelector('h1');
      expect.soft(await heading(page), path).not.toBe('');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
      expect.soft(problems.splice(0), path).toEqual([]);
    }
    await context.close();
  });

  test('a customer signs in by mail with a fabric for the cart and pays', async ({
    shop,
    language,
    t,
    pathOf,
  }) => {
    const email = `firefox-${language}@sadeel.example`;
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const problems = collectFirefoxProblems(page);

    await page.goto(`${shop.url}${pathOf('/product-detail?id=almas-ivory-linen')}`);
    await press(page, t(product.addToCart));
    await page.waitForFunction(() => location.pathname.endsWith('/login'));
    await fill(page, t(auth.email), email);
    await press(page, t(auth.login));
    const code = await shop.inbox.nextCode(email);
    await page.waitForFunction(() => location.pathname.endsWith('/verify-otp'));
    await fill(page, t(auth.otpDigit, { place: 1 }), code);
    await press(page, t(auth.verify));
    await page.waitForFunction(() => location.pathname.endsWith('/product-detail'));
    const lines = () =>
      shop.query(
        'SELECT quantity FROM cart_lines JOIN users ON users.id = user_id WHERE email = ?',
        email,
      );
    await expect.poll(lines).toEqual([{ quantity: 1 }]);

    await page.goto(`${shop.url}${pathOf('/Checkout')}`);
    await fillBilling(page, t);
    const target = context.waitForTarget((opened) => opened.url().includes('/sandbox-payment/'));
    await press(page, t(checkout.placeOrder));
    const payment = await (await target).page();
    if (payment === null) throw new Error('The payment window has no page.');
    await press(payment, messagesIn(language).pages.approve);
    await payment.waitForFunction(() => location.pathname.endsWith('/MyOrders-detail'));
    const orders = shop.query(
      'SELECT status FROM orders JOIN users ON users.id = user_id WHERE users.email = ?',
      email,
    );
    expect(orders).toEqual([{ status: 'Confirmed' }]);
    expect(lines()).toEqual([]);

    expect(problems).toEqual([]);
    await context.close();
  });
});
