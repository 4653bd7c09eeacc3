import { readFile } from 'node:fs/promises';
import { messages } from '../../src/features/account/messages.ts';
import { messages as auth } from '../../src/features/auth/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/customer.ts';
import { openStoredSession } from './support/storedSession.ts';
import { resetThrottles, signIn } from './support/signIn.ts';

const WIDTH = 320;

test.use({ viewport: { width: WIDTH, height: 720 } });

test(
  'a customer manages the account, and closes it (product 10.13)',
  bilingual,
  async ({ page, shop, customer, pathOf, t }) => {
    resetThrottles(shop);
    await openStoredSession(shop, customer);
    await page.goto(pathOf('/MyOrders'));
    await page.getByRole('link', { name: t(auth.myAccount) }).click();
    await expect(page).toHaveURL(pathOf('/account'));

    await page.getByRole('textbox', { name: t(messages.name) }).fill('Noura');
    await page.getByRole('button', { name: t(messages.save) }).click();
    await expect(page.getByText(t(messages.nameSaved))).toBeVisible();
    await expect(page.getByText('Noura', { exact: true })).toBeVisible();

    const devices = page.getByRole('region', { name: t(messages.devices) }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: t(messages.thisDevice) })).toHaveCount(1);
    await expectAccessible(page, 'moderate');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
    const device = t(messages.unknownDevice);
    await page
      .getByRole('button', { name: t(messages.signOutDevice, { device }) })
      .first()
      .click();
    await expect(devices).toHaveCount(1);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t(messages.saveData) }).click();
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      email: string;
      account: { name: string };
    };
    expect([data.email, data.account.name]).toEqual([customer, 'Noura']);

    const { closingDialog } = messages;
    await page.getByRole('button', { name: t(messages.close) }).click();
    await page.getByRole('button', { name: t(closingDialog.sendCode) }).click();
    const code = await shop.inbox.nextCode(customer);
    await page.getByRole('textbox', { name: t(closingDialog.code) }).fill(code);
    await expectAccessible(page, 'moderate');
    await page.getByRole('button', { name: t(closingDialog.confirm) }).click();
    await expect(page.getByText(t(closingDialog.done))).toBeVisible();
    await expect(page).toHaveURL(pathOf('/'));

    resetThrottles(shop);
    await page.goto(pathOf('/account'));
    await signIn(page, shop, customer, t);
    await expect(page).toHaveURL(pathOf('/account'));
    await expect(page.getByRole('textbox', { name: t(messages.name) })).toHaveValue('');
    await expect(devices).toHaveCount(1);
    await expect(devices).toContainText('Chrome');
  },
);
