import type { Locator, Page } from '@playwright/test';

const MAX_STOPS = 150;

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const isFocused = await target
      .first()
      .evaluate((element) => element === document.activeElement)
      .catch(() => false);
    if (isFocused) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

/** Moves focus to the target by Tab and presses a key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.first().waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves focus to a field by Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await target.first().waitFor();
  await tabTo(page, target);
  await page.keyboard.type(text);
}
