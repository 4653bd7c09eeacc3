import { expect, type Page } from '@playwright/test';

/**
 * Waits until the server has made a page: it does so when the page is first asked for, and leaves it to the browser
 * as long as it is too busy.
 */
export async function untilMade(page: Page, address: string): Promise<void> {
  await expect(async () => {
    expect(await (await page.request.get(address)).text()).toContain('<main');
  }).toPass();
}
