import { expect, type Page } from '@playwright/test';

/** Waits for the server-rendered page; a busy server leaves rendering to the browser. */
export async function waitForServerRender(page: Page, url: string): Promise<void> {
  await expect(async () => {
    expect(await (await page.request.get(url)).text()).toContain('<main');
  }).toPass();
}
