import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 150;

/**
 * Presses Tab until the focus is where the shopper wants it.
 * @throws Error when the keyboard cannot get there.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const isThere = await target
      .first()
      .evaluate((element) => element === document.activeElement)
      .catch(() => false);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

/** Goes to something by Tab and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.first().waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await target.first().waitFor();
  await tabTo(page, target);
  await page.keyboard.type(text);
}
