import type { Page } from '@playwright/test';
import { messages as account } from '../../src/features/account/messages.ts';
import { messages as auth } from '../../src/features/auth/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/shop.ts';
import { resetThrottles, signIn } from './support/signIn.ts';
import { thorough } from './support/thorough.ts';

const EMAIL = 'passkey@sadeel.example';
const WIDTH = 360;

test.use({ viewport: { width: WIDTH, height: 740 } });

/** Adds a device that verifies its owner at once, as a phone with a fingerprint does. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  'a customer creates a passkey, signs in with it without a mail, and removes it (product 10.18)',
  { tag: [bilingual.tag, thorough.tag] },
  async ({ page, shop, t, pathOf }) => {
    resetThrottles(shop);
    // Passkeys belong to the origin of PUBLIC_URL, and the shop picked its port itself.
    await shop.restart({ PUBLIC_URL: shop.url });
    await addAuthenticator(page);
    await page.goto(pathOf('/login'));
    await signIn(page, shop, EMAIL, t);
    await page.goto(pathOf('/account'));
    const passkeys = page.getByRole('region', { name: t(account.passkeys.title) });
    await passkeys.getByRole('button', { name: t(account.passkeys.create) }).click();
    await expect(page.getByText(t(account.passkeys.ready))).toBeVisible();
    await expect(passkeys.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'moderate');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);

    // The same device has one already.
    await passkeys.getByRole('button', { name: t(account.passkeys.create) }).click();
    await expect(page.getByText(t(account.passkeys.exists))).toBeVisible();

    await page.getByRole('button', { name: t(auth.logOut), exact: true }).click();
    await expect(page).toHaveURL(pathOf('/'));
    const mails = shop.query('SELECT count(*) AS mails FROM mails');
    await page.goto(pathOf('/account'));
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: t(auth.passkey) }).click();
    await expect(page).toHaveURL(pathOf('/account'));
    expect(shop.query('SELECT count(*) AS mails FROM mails')).toEqual(mails);

    await passkeys.getByRole('button', { name: new RegExp(t(account.passkeys.remove)) }).click();
    await expect(passkeys.getByRole('listitem')).toHaveCount(0);
    await expect(passkeys.getByRole('heading')).toBeFocused();

    await page.getByRole('button', { name: t(auth.logOut), exact: true }).click();
    await expect(page).toHaveURL(pathOf('/'));
    await page.goto(pathOf('/login'));
    await page.getByRole('button', { name: t(auth.passkey) }).click();
    await expect(page.getByRole('alert').last()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  },
);
