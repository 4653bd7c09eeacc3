import { expect, type Page } from '@playwright/test';
import type { Shop } from './startShop.ts';

/** Requests a code at /login and waits for /verify-otp. @returns the code of the received mail */
export async function requestCode(page: Page, shop: Shop, email: string): Promise<string> {
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  const code = await shop.inbox.nextCode(email);
  await expect(page.getByRole('heading', { name: 'Enter OTP to Verify' })).toBeVisible();
  return code;
}

/** Signs in with the code of the received mail, starting at /login. */
export async function signIn(page: Page, shop: Shop, email: string): Promise<void> {
  const code = await requestCode(page, shop, email);
  await page.getByLabel('Digit 1 of 6').pressSequentially(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).not.toHaveURL(/\/verify-otp$/);
}

/** Clears the throttles, as if their waiting times were over. */
export function resetThrottles(shop: Shop): void {
  shop.change('DELETE FROM throttles');
}
