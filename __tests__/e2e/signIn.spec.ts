import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { expect, test, type Shop } from './support/shop.ts';
import { askForCode, endWaitingTimes, signIn } from './support/signIn.ts';

const digit = (page: Page, place: number) => page.getByLabel(`Digit ${place} of 6`);
const timer = (page: Page) => page.getByRole('timer');
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });
const resend = (page: Page) => page.getByRole('button', { name: 'Resend OTP' });
const typed = (page: Page) =>
  page
    .getByRole('group', { name: '6-digit code' })
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).join(''));
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

/** Opens the screen of a code that was sent before, as a second tab of the same visitor. */
async function openCodeScreen(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate((address) => {
    const usr = { email: address, deadline: Date.now() + 180_000 };
    window.history.replaceState({ usr, key: 'opened', idx: 0 }, '', '/verify-otp');
  }, email);
  await page.reload();
  await expect(digit(page, 1)).toBeFocused();
}

async function openWithCode(page: Page, shop: Shop, email: string): Promise<string> {
  await page.goto('/login');
  return askForCode(page, shop, email);
}

test.beforeEach(({ shop }) => endWaitingTimes(shop));

test('an address that cannot be one is refused before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await expectAccessible(page);

  await typeInto(page, page.getByLabel('E-mail address'), 'layla@sadeel');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Please enter a valid email address')).toHaveRole('alert');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expectAccessible(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Enter');
  expect(requests).toEqual([]);
});

test('by keyboard alone: a wrong code is refused, the right one signs in once', async ({
  page,
  context,
  shop,
}) => {
  const email = 'layla.haddad@sadeel.example';
  await page.goto('/login');
  await typeInto(page, page.getByLabel('E-mail address'), email);
  await page.keyboard.press('Enter');
  const code = await shop.inbox.nextCode(email);
  await expect(digit(page, 1)).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type(`${otherThan(code)}\n`);
  await expect(page.getByText('That code is not right. 4 tries left.')).toHaveRole('status');
  await expect(digit(page, 1)).toBeFocused();
  expect(await typed(page)).toBe('');

  const secondTab = await context.newPage();
  await openCodeScreen(secondTab, email);
  await page.keyboard.type(code);
  await tabTo(page, verify(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  // The other tab of this browser is signed in with it.
  await expect(secondTab).toHaveURL((url) => url.pathname === '/');
});

test('a code counts once', async ({ page, browser, shop }) => {
  const email = 'noor.saleh@sadeel.example';
  const code = await openWithCode(page, shop, email);
  const stranger = await browser.newPage();
  await openCodeScreen(stranger, email);
  await page.keyboard.type(`${code}\n`);
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await stranger.keyboard.type(`${code}\n`);

  await expect(stranger.getByText('That code has expired. Ask for a new one.')).toBeVisible();
  await expect(stranger).toHaveURL(/\/verify-otp$/);
  const sessions = shop.query(
    'SELECT sessions.id FROM sessions JOIN users ON users.id = user_id WHERE email = ?',
    email,
  );
  expect(sessions).toHaveLength(1);
  await stranger.close();
});

test('a code does not count for longer than 180 seconds; another one does', async ({
  page,
  shop,
}) => {
  const email = 'omar.khan@sadeel.example';
  const code = await openWithCode(page, shop, email);
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
  await expect(page.getByText('That code has expired. Ask for a new one.')).toBeVisible();
  await expect(digit(page, 1)).toBeFocused();

  await page.keyboard.type('12');
  endWaitingTimes(shop);
  await resend(page).click();
  const next = await shop.inbox.nextCode(email);
  await expect(page.getByText('We have sent a 6-digit code to your e-mail.')).toHaveRole('status');
  await expect(digit(page, 1)).toBeFocused();
  expect(await typed(page)).toBe('');
  await page.keyboard.type(`${next}\n`);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('the whole code goes into any box: pasted, filled in, in Arabic-Indic digits', async ({
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
    // One takes a digit away, the next moves on.
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

test('the countdown is right after a sleeping tab and a refresh, and closes the boxes', async ({
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
  for (let place = 1; place <= 6; place += 1) await expect(digit(page, place)).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Time expired')).toBeVisible();

  endWaitingTimes(shop);
  await page.keyboard.press('Enter');
  await expect(timer(page)).toHaveText(/0(3:00|2:5\d)$/);
  await expect(digit(page, 1)).toBeFocused();
  expect(await typed(page)).toBe('');
  await page.keyboard.type(`${await shop.inbox.nextCode(email)}\n`);
});

test('sign-in leads back to what the visitor was about to see, else home', async ({
  page,
  shop,
}) => {
  await page.goto('/MyOrders');
  await signIn(page, shop, 'hind.faris@sadeel.example');
  await expect(page).toHaveURL(/\/MyOrders$/);
  await expect(page.getByText('hind.faris@sadeel.example')).toBeVisible();

  await page.goto('/login');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
