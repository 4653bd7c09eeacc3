import { messagesIn } from '../../server/messages/messages.ts';
import { messages as auth } from '../../src/features/auth/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { messages as product } from '../../src/features/products/detail/messages.ts';
import type { Translate } from '../../src/i18n/createI18n.ts';
import { bilingual } from './support/bilingual.ts';
import type { Engine, EngineTab } from './support/engines/engine.ts';
import { findFirefox, launchFirefox, NO_FIREFOX } from './support/engines/firefox.ts';
import { hasWebKit, launchWebKit, NO_WEBKIT } from './support/engines/webkit.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { thorough } from './support/thorough.ts';

const PHONE = { width: 360, height: 740 };
const COMPUTER = { width: 1280, height: 800 };

/** Clicks the first button with the text. */
const clickButton = (tab: EngineTab, text: string) =>
  tab.click(`//button[contains(normalize-space(), "${text}")]`);

/** Selects what the field with the label has; `false` when there is none. Runs in the page. */
function selectField(label: string): boolean {
  const named = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent.replace('*', '').trim() === label,
  );
  const field = named?.control ?? document.querySelector(`input[aria-label="${label}"]`);
  if (!(field instanceof HTMLInputElement) || field.disabled) return false;
  field.focus();
  field.select();
  return true;
}

/** Types into the field with the label, instead of what it has. */
async function fill(tab: EngineTab, label: string, value: string): Promise<void> {
  await expect.poll(() => tab.evaluate(selectField, label)).toBe(true);
  await tab.type(value);
}

/** Waits for a page by the end of its path. */
const expectPage = (tab: EngineTab, path: string) =>
  expect.poll(() => tab.evaluate(() => location.pathname)).toMatch(new RegExp(`${path}$`));

/** Waits for the heading. */
const expectHeading = (tab: EngineTab) =>
  expect.poll(() => tab.evaluate(() => document.querySelector('h1')?.innerText ?? '')).not.toBe('');

const countOptions = () => document.querySelectorAll('[role="option"]').length;

/** Chooses an address in the Emirates and Stripe. */
async function fillBilling(tab: EngineTab, t: Translate): Promise<void> {
  const { fields } = checkout;
  await fill(tab, t(fields.firstName), 'Layla');
  await fill(tab, t(fields.lastName), 'Haddad');
  await fill(tab, t(fields.country), 'United Arab');
  await expect.poll(() => tab.evaluate(countOptions)).toBe(1);
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await fill(tab, t(fields.address), 'Villa 12, Street 4, Jumeirah 1');
  await fill(tab, t(fields.city), 'Dubai');
  await fill(tab, t(fields.phone), '0501234567');
  await tab.click('//label[contains(normalize-space(), "Stripe")]');
}

const ENGINES = [
  {
    name: 'Firefox',
    isMissing: findFirefox() === undefined,
    why: NO_FIREFOX,
    launch: launchFirefox,
  },
  { name: 'WebKit', isMissing: !hasWebKit(), why: NO_WEBKIT, launch: launchWebKit },
];

for (const { name, isMissing, why, launch } of ENGINES) {
  test.describe(`in ${name}`, { tag: [thorough.tag, bilingual.tag] }, () => {
    test.skip(isMissing, why);
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await launch();
    });
    test.afterAll(async () => {
      await engine.close();
    });

    test('every page has its heading, fits a phone and has no error', async ({ shop, pathOf }) => {
      test.slow();
      const tab = await engine.openTab(PHONE);
      for (const path of Object.values(SCREENS)) {
        await tab.open(`${shop.url}${pathOf(path)}`);
        await expectHeading(tab);
        const overflow = await tab.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, path).toBeLessThanOrEqual(0);
        expect.soft(tab.takeProblems() ?? [], path).toEqual([]);
      }
      await tab.close();
    });

    test('a customer signs in by mail with a fabric for the cart and pays', async ({
      shop,
      language,
      t,
      pathOf,
    }) => {
      test.slow();
      const email = `${name.toLowerCase()}-${language}@sadeel.example`;
      const tab = await engine.openTab(COMPUTER);

      await tab.open(`${shop.url}${pathOf('/product-detail?id=almas-ivory-linen')}`);
      await clickButton(tab, t(product.addToCart));
      await expectPage(tab, '/login');
      await fill(tab, t(auth.email), email);
      await clickButton(tab, t(auth.login));
      const code = await shop.inbox.nextCode(email);
      await expectPage(tab, '/verify-otp');
      await fill(tab, t(auth.otpDigit, { place: 1 }), code);
      await clickButton(tab, t(auth.verify));
      await expectPage(tab, '/product-detail');
      const lines = () =>
        shop.query(
          'SELECT quantity FROM cart_lines JOIN users ON users.id = user_id WHERE email = ?',
          email,
        );
      await expect.poll(lines).toEqual([{ quantity: 1 }]);

      await tab.open(`${shop.url}${pathOf('/Checkout')}`);
      await fillBilling(tab, t);
      await clickButton(tab, t(checkout.placeOrder));
      const payment = await tab.findWindow('/sandbox-payment/');
      await clickButton(payment, messagesIn(language).pages.approve);
      await expectPage(payment, '/MyOrders-detail');
      const orders = shop.query(
        'SELECT status FROM orders JOIN users ON users.id = user_id WHERE users.email = ?',
        email,
      );
      expect(orders).toEqual([{ status: 'Confirmed' }]);
      expect(lines()).toEqual([]);

      expect(tab.takeProblems() ?? []).toEqual([]);
      await tab.close();
    });
  });
}
