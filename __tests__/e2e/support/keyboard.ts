import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 150;
const MAX_OPTIONS = 20;

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

/** Reaches a group of radio buttons by Tab, and the button by the arrow keys. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? undefined);
  const name = await radio.evaluate((input: HTMLInputElement) => input.name);
  for (let stop = 0; stop < MAX_STOPS && (await focused()) !== name; stop += 1)
    await page.keyboard.press('Tab');
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
  for (let step = 0; step < MAX_OPTIONS && !(await radio.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

/** Reaches a native select by Tab, and a later option by the arrow keys. */
export async function chooseNext(page: Page, select: Locator, value: string): Promise<void> {
  await select.waitFor();
  await tabTo(page, select);
  for (let step = 0; step < MAX_OPTIONS && (await select.inputValue()) !== value; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue(value);
}
