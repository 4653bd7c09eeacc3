import type { Page } from '@playwright/test';
import { messagesIn } from '../../server/messages/messages.ts';
import { messages } from '../../src/features/auth/messages.ts';
import type { Language } from '../../src/lib/language.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { shopIn } from './support/language.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { expect, test, type Shop } from './support/shop.ts';
import { requestCode, resetThrottles, signIn } from './support/signIn.ts';

const digit = (page: Page, position: number) =>
  page.getByRole('textbox', { name: new RegExp(`^(Digit|الرقم) ${position} `) });
const timer = (page: Page) => page.getByRole('timer');
const verify = (page: Page) => page.getByRole('button', { name: /^(Verify|تحقّق)$/ });
const resend = (page: Page) => page.getByRole('button', { name: /^(Resend OTP|أعد إرسال الرمز)$/ });
const typed = (page: Page) =>
  page
    .getByRole('group')
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).join(''));
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

/** Opens /verify-otp for a code sent before, as a second tab of the same visitor does. */
async function openCodeScreen(page: Page, email: string, language: Language): Promise<void> {
  const { pathOf } = shopIn(language);
  await page.goto(pathOf('/login'));
  await page.evaluate(
    ([address, url]) => {
      const usr = { email: address, deadline: Date.now() + 180_000 };
      window.history.replaceState({ usr, key: 'opened', idx: 0 }, '', url);
    },
    [email, pathOf('/verify-otp')] as const,
  );
  await page.reload();
  await expect(digit(page, 1)).toBeFocused();
}

async function openWithCode(
  page: Page,
  shop: Shop,
  email: string,
  language: Language = 'en',
): Promise<string> {
  const { t, pathOf } = shopIn(language);
  await page.goto(pathOf('/login'));
  return requestCode(page, shop, email, t);
}

test.beforeEach(({ shop }) => resetThrottles(shop));

test(
  'an invalid e-mail address is rejected without a request',
  bilingual,
  async ({ page, t, pathOf }) => {
    await page.goto(pathOf('/login'));
    await expectAccessible(page);

    await typeInto(page, page.getByLabel(t(messages.email)), 'layla@sadeel');
    await page.keyboard.press('Enter');

    await expect(page.getByText(t(messages.invalidEmail))).toHaveRole('alert');
    await expect(page.getByLabel(t(messages.email))).toBeFocused();
    await expectAccessible(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.keyboard.press('Enter');
    expect(requests).toEqual([]);
  },
);

test(
  'by keyboard, a wrong code is rejected and the right one signs in',
  bilingual,
  async ({ page, context, shop, language, t, pathOf }) => {
    const email = 'layla.haddad@sadeel.example';
    await page.goto(pathOf('/login'));
    await typeInto(page, page.getByLabel(t(messages.email)), email);
    await page.keyboard.press('Enter');
    const code = await shop.inbox.nextCode(email);
    await expect(digit(page, 1)).toBeFocused();
    await expectAccessible(page);

    await page.keyboard.type(`${otherThan(code)}\n`);
    await expect(page.getByText(messagesIn(language).shop.wrongCode(4))).toHaveRole('status');
    await expect(digit(page, 1)).toBeFocused();
    expect(await typed(page)).toBe('');

    const secondTab = await context.newPage();
    await openCodeScreen(secondTab, email, language);
    await page.keyboard.type(code);
    await tabTo(page, verify(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === pathOf('/'));
    // The session is shared with the other tab.
    await expect(secondTab).toHaveURL((url) => url.pathname === pathOf('/'));
  },
);

test('a code is valid once', async ({ page, browser, shop }) => {
  const email = 'noor.saleh@sadeel.example';
  const code = await openWithCode(page, shop, email);
  const otherBrowser = await browser.newPage();
  await openCodeScreen(otherBrowser, email, 'en');
  await page.keyboard.type(`${code}\n`);
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await otherBrowser.keyboard.type(`${code}\n`);

  await expect(otherBrowser.getByText('That code has expired. Ask for a new one.')).toBeVisible();
  await expect(otherBrowser).toHaveURL(/\/verify-otp$/);
  const sessions = shop.query(
    'SELECT sessions.id FROM sessions JOIN users ON users.id = user_id WHERE email = ?',
    email,
  );
  expect(sessions).toHaveLength(1);
  await otherBrowser.close();
});

test(
  'a code expires after 180 seconds, and a new one is valid',
  bilingual,
  async ({ page, shop, language, pathOf }) => {
    const email = 'omar.khan@sadeel.example';
    const code = await openWithCode(page, shop, email, language);
    const { expiredCode, codeSent } = messagesIn(language).shop;
    const [sent] = shop.query(
      'SELECT created_at, expires_at FROM sign_in_codes WHERE email = ?',
      email,
    );
    const lifeMs =
      Date.parse(String(sent?.['expires_at'])) - Date.parse(String(sent?.['created_at']));
    expect(lifeMs).toBe(180_000);
    shop.change(
      'UPDATE sign_in_codes SET expires_at = ? WHERE email = ?',
      new Date().toISOString(),
      email,
    );

    await page.keyboard.type(`${code}\n`);
    await expect(page.getByText(expiredCode)).toBeVisible();
    await expect(digit(page, 1)).toBeFocused();

    await page.keyboard.type('12');
    resetThrottles(shop);
    await resend(page).click();
    const next = await shop.inbox.nextCode(email);
    await expect(page.getByText(codeSent)).toHaveRole('status');
    await expect(digit(page, 1)).toBeFocused();
    expect(await typed(page)).toBe('');
    await page.keyboard.type(`${next}\n`);
    await expect(page).toHaveURL((url) => url.pathname === pathOf('/'));
  },
);

test('any box accepts the whole code: pasted, autofilled or in Arabic-Indic digits', async ({
  page,
  context,
  shop,
}) => {
  const email = 'maha.aziz@sadeel.example';
  const code = await openWithCode(page, shop, email);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(digit(page, 1)).toHaveAttribute('autocomplete', 'one-time-code');
  const clear = async () => {
    await digit(page, 6).focus();
    // Backspace alternates between clearing a digit and moving left.
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Backspace');
    expect(await typed(page)).toBe('');
  };

  await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code is ${code}.`);
  await digit(page, 4).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => typed(page)).toBe(code);
  await expect(digit(page, 6)).toBeFocused();

  await clear();
  await digit(page, 2).focus();
  await page.keyboard.insertText(code);
  expect(await typed(page)).toBe(code);

  await clear();
  await digit(page, 1).focus();
  const arabic = code.replace(/\d/g, (latin) => String.fromCharCode(0x0660 + Number(latin)));
  for (const character of arabic) await page.keyboard.insertText(character);
  expect(await typed(page)).toBe(code);
  await verify(page).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('the countdown survives a suspended tab and a reload, then disables the boxes', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const email = 'sara.malik@sadeel.example';
  await openWithCode(page, shop, email);
  await expect(timer(page)).toHaveText(/0(3:00|2:5\d)$/);

  await page.clock.fastForward(60_000);
  await expect(timer(page)).toHaveText(/0(2:00|1:5\d)$/);
  await page.reload();
  await expect(timer(page)).toHaveText(/0(2:00|1:[45]\d)$/);

  await digit(page, 1).press('4');
  await page.clock.fastForward(121_000);
  await expect(page.getByText('Time expired')).toBeVisible();
  await expect(resend(page)).toBeFocused();
  await expect(verify(page)).toBeDisabled();
  for (let position = 1; position <= 6; position += 1)
    await expect(digit(page, position)).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Time expired')).toBeVisible();

  resetThrottles(shop);
  await page.keyboard.press('Enter');
  await expect(timer(page)).toHaveText(/0(3:00|2:5\d)$/);
  await expect(digit(page, 1)).toBeFocused();
  expect(await typed(page)).toBe('');
  await page.keyboard.type(`${await shop.inbox.nextCode(email)}\n`);
});

test(
  'sign-in returns to the requested page, or to the home page',
  bilingual,
  async ({ page, shop, t, pathOf }) => {
    await page.goto(pathOf('/MyOrders'));
    await signIn(page, shop, 'hind.faris@sadeel.example', t);
    await expect(page).toHaveURL(/\/MyOrders$/);
    await expect(page.getByText('hind.faris@sadeel.example')).toBeVisible();

    await page.goto(pathOf('/login'));
    await expect(page).toHaveURL((url) => url.pathname === pathOf('/'));
  },
);
