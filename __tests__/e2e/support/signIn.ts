import { expect, type Page } from '@playwright/test';
import type { Shop } from './startShop.ts';

/** Asks for a code at /login; the shop then shows the screen that takes it. Returns the code of the mail that was really sent. */
export async function askForCode(page: Page, shop: Shop, email: string): Promise<string> {
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  const code = await shop.inbox.nextCode(email);
  await expect(page.getByRole('heading', { name: 'Enter OTP to Verify' })).toBeVisible();
  return code;
}

/** Signs in from /login by mail and code. */
export async function signIn(page: Page, shop: Shop, email: string): Promise<void> {
  const code = await askForCode(page, shop, email);
  await page.getByLabel('Digit 1 of 6').pressSequentially(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).not.toHaveURL(/\/verify-otp$/);
}

/** Forgets who has asked for codes and guessed them, as if the waiting times were over. */
export function endWaitingTimes(shop: Shop): void {
  shop.change('DELETE FROM throttles');
}
