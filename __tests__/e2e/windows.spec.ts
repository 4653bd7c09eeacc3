import type { Browser, Page } from '@playwright/test';
import {
  adviceMessages,
  toggleMessages,
  messages,
  noteMessages,
} from '../../src/features/windows/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { notesMessages } from '../../src/features/orders/messages.ts';
import { accountMessages, editorMessages } from '../../src/features/windows/editor/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { fillBilling } from './support/checkout.ts';
import { focusWindow } from './support/focusWindow.ts';
import { shopIn } from './support/language.ts';
import { goOffline } from './support/offline.ts';
import { cachedUrls, untilControlled } from './support/serviceWorker.ts';
import { expect, test, type Shop } from './support/shop.ts';
import { resetThrottles, signIn } from './support/signIn.ts';

// The phone.
test.use({
  serviceWorkers: 'allow',
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
});

test.beforeEach(({ shop }) => resetThrottles(shop));

const english = shopIn('en');

/** Opens the shop on a computer. */
async function openDesktop(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 860 } });
  return context.newPage();
}

/** Signs in, on a second device as if the wait for the next code were over. */
async function signInOn(
  page: Page,
  shop: Shop,
  email: string,
  { t, pathOf } = english,
): Promise<void> {
  resetThrottles(shop);
  await page.goto(pathOf('/login'));
  await signIn(page, shop, email, t);
  // The next page would start signed out before the session is stored.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:auth')))
    .toContain(email);
}

/** Adds a window from the list, and returns to it. */
async function measure(page: Page, name: string, width: string, { t } = english): Promise<void> {
  await page.getByRole('button', { name: t(messages.add) }).click();
  await page.getByRole('textbox', { name: t(editorMessages.name) }).fill(name);
  await page.getByRole('textbox', { name: t(editorMessages.width) }).fill(width);
  await page.getByRole('textbox', { name: t(editorMessages.drop) }).fill('265');
  await page.getByRole('link', { name: t(messages.done) }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

test(
  'three windows measured offline on a phone are found on a computer, ordered for and read in the order',
  bilingual,
  async ({ page, context, browser, baseURL, shop, t, pathOf }, { testId }) => {
    const email = `measured-${testId}@sadeel.example`;
    const names = ['W1', 'W2', 'W3'];
    await page.goto(pathOf('/windows'));
    await untilControlled(page);
    await expect.poll(() => cachedUrls(page)).toContain(page.url());
    await page.waitForLoadState('networkidle');
    const goOnline = await goOffline(context);
    await page.reload();
    for (const [index, name] of names.entries())
      await measure(page, name, String(200 + index), { t, pathOf });
    await goOnline();
    await page.getByRole('link', { name: t(accountMessages.signIn) }).click();
    await signIn(page, shop, email, t);
    await expect(page).toHaveURL(pathOf('/windows'));
    await expect(page.getByText(t(accountMessages.account))).toBeVisible();
    await expectAccessible(page, 'moderate');

    const desktop = await openDesktop(browser, baseURL);
    await signInOn(desktop, shop, email, { t, pathOf });
    await desktop.goto(pathOf('/windows'));
    for (const name of names)
      await expect(desktop.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(desktop.getByText(t(accountMessages.account))).toBeVisible();
    await desktop.goto(pathOf('/product-detail?id=almas-ivory-linen'));
    await desktop.getByText(t(toggleMessages.toggle)).click();
    const chosen = desktop.getByRole('combobox', { name: t(adviceMessages.window) });
    await expect(chosen).toContainText('W1');
    await desktop.getByRole('button', { name: /W1/ }).first().click();
    await expect(desktop.getByRole('link', { name: t(adviceMessages.viewCart) })).toBeVisible();

    await desktop.goto(pathOf('/Checkout'));
    await desktop.getByRole('button', { name: t(checkout.addWindows) }).click();
    const dialog = desktop.getByRole('dialog');
    for (const name of ['W2', 'W3'])
      await dialog.getByRole('checkbox', { name: new RegExp(name) }).uncheck();
    await dialog.getByRole('button', { name: t(noteMessages.add) }).click();
    await fillBilling(desktop, t);
    await desktop.getByRole('checkbox', { name: /Stripe/ }).check();
    await desktop.getByRole('button', { name: t(checkout.placeOrder) }).click();
    await expect(desktop.getByText(t(checkout.placed)).first()).toBeVisible();

    const [order] = shop.query(
      'SELECT id FROM orders WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      email,
    );
    await desktop.goto(pathOf(`/MyOrders-detail?id=${String(order?.['id'])}`));
    await expect(desktop.getByRole('heading', { name: t(notesMessages.title) })).toBeVisible();
    const line = t(noteMessages.line, { name: 'W1', width: '200', drop: '265' });
    await expect(desktop.getByText(line)).toBeVisible();
    await expect(desktop.getByText('W2')).toHaveCount(0);
    await desktop.context().close();
  },
);

test('windows that were measured before are saved wherever the customer signs in', async ({
  page,
  shop,
}) => {
  const email = 'measured-before@sadeel.example';
  await page.goto('/windows');
  await measure(page, 'Kitchen', '120');
  await page.goto('/login');
  await signIn(page, shop, email);
  const saved =
    'SELECT window_id FROM measured_windows WHERE user_id = (SELECT id FROM users WHERE email = ?)';
  await expect.poll(() => shop.query(saved, email)).toHaveLength(1);
});

test('of two changes of a window the latest counts, and the other one can be restored', async ({
  page,
  context,
  browser,
  baseURL,
  shop,
}) => {
  const email = 'two-devices@sadeel.example';
  await signInOn(page, shop, email);
  await page.goto('/windows');
  await measure(page, 'Hall', '240');
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  const desktop = await openDesktop(browser, baseURL);
  await signInOn(desktop, shop, email);
  await desktop.goto('/windows');
  await desktop.getByRole('link', { name: 'Change Hall' }).click();

  const goOnline = await goOffline(context);
  await page.getByRole('link', { name: 'Change Hall' }).click();
  await page.getByRole('textbox', { name: 'Width' }).fill('230');
  await page.getByRole('link', { name: messages.done.message }).click();
  await expect(page.getByText(accountMessages.waiting.message)).toBeVisible();
  await desktop.getByRole('textbox', { name: 'Width' }).fill('250');
  await desktop.getByRole('link', { name: messages.done.message }).click();
  await expect(desktop.getByText('Saved to your account.')).toBeVisible();
  await goOnline();

  await expect(page.getByText(/^W .250. × D .265.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Earlier version of Hall' }).click();
  await expect(page.getByRole('dialog').getByText('230 cm')).toBeVisible();
  await expectAccessible(page, 'moderate');
  await page.getByRole('button', { name: 'Use the earlier one' }).click();
  await expect(page.getByText(/^W .230. × D .265.$/)).toBeVisible();
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  await focusWindow(desktop);
  await expect(desktop.getByText(/^W .230. × D .265.$/)).toBeVisible();

  await desktop.getByRole('button', { name: 'Erase all windows' }).click();
  await expect(desktop.getByText(messages.eraseInAccount.message)).toBeVisible();
  await desktop.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect
    .poll(() => shop.query('SELECT id FROM measured_windows WHERE erased_at IS NOT NULL'))
    .toHaveLength(1);
  await focusWindow(page);
  await expect(page.getByText('No windows yet.')).toBeVisible();
  await desktop.context().close();
});
