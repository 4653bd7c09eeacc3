import { expect, type Page } from '@playwright/test';
import { messages } from '../../../src/features/auth/messages.ts';
import { shopIn } from './language.ts';
import type { Shop } from './startShop.ts';

const { t: english } = shopIn('en');

/** Requests a code at /login and waits for /verify-otp. @returns the code of the received mail */
export async function requestCode(
  page: Page,
  shop: Shop,
  email: string,
  t = english,
): Promise<string> {
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel(t(messages.email)).fill(email);
  await page.getByRole('button', { name: t(messages.login) }).click();
  const code = await shop.inbox.nextCode(email);
  await expect(page.getByRole('heading', { name: t(messages.otpTitle) })).toBeVisible();
  return code;
}

/** Signs in with the code of the received mail, starting at /login. */
export async function signIn(page: Page, shop: Shop, email: string, t = english): Promise<void> {
  const code = await requestCode(page, shop, email, t);
  await page.getByLabel(t(messages.otpDigit, { place: 1 })).pressSequentially(code);
  await page.getByRole('button', { name: t(messages.verify) }).click();
  await expect(page).not.toHaveURL(/\/verify-otp$/);
}

/** Clears the throttles, as if their waiting times were over. */
export function resetThrottles(shop: Shop): void {
  shop.change('DELETE FROM throttles');
}
