import type { Page } from '@playwright/test';

/** Focuses the window, which refetches every query on the page (product 13.6). */
export async function focusWindow(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
