import { expect, type Locator, type Page } from '@playwright/test';

/** How far from its place a page may come back, in px. */
const SLACK_PX = 50;

/** Where the visitor is: address and px from the top. */
export interface Place {
  url: string;
  top: number;
}

/** Brings a link of the page to the middle of the window and waits until all is still there. */
export async function comeTo(page: Page, link: Locator): Promise<Place> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await link.click({ trial: true });
  return placeOf(page);
}

/** Where the visitor is now. */
export async function placeOf(page: Page): Promise<Place> {
  return { url: page.url(), top: await page.evaluate(() => window.scrollY) };
}

/** Waits until the visitor is back at a place. */
export async function expectAt(page: Page, { url, top }: Place): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect
    .poll(async () => Math.abs((await placeOf(page)).top - top))
    .toBeLessThanOrEqual(SLACK_PX);
}

/** What there is to read on a page, once its heading and all parts that say they are on their way are there. */
export async function textOf(page: Page, heading: string | RegExp): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  return page.getByRole('main').innerText();
}
