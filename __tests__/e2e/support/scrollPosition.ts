import { expect, type Locator, type Page } from '@playwright/test';
import { readToTheEnd } from './soundScreen.ts';

/** Tolerance of the restored scroll position, in px. */
const TOLERANCE_PX = 50;

/** URL and scroll position in px. */
export interface ScrollPosition {
  url: string;
  top: number;
}

/** Centers a link in the viewport and waits until it is stable. */
export async function scrollToLink(page: Page, link: Locator): Promise<ScrollPosition> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await link.click({ trial: true });
  return scrollPositionOf(page);
}

export async function scrollPositionOf(page: Page): Promise<ScrollPosition> {
  return { url: page.url(), top: await page.evaluate(() => window.scrollY) };
}

/** Waits until a scroll position is restored. */
export async function expectScrollPosition(
  page: Page,
  { url, top }: ScrollPosition,
): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect
    .poll(async () => Math.abs((await scrollPositionOf(page)).top - top))
    .toBeLessThanOrEqual(TOLERANCE_PX);
}

/** Text of the main element after the page was read to its end, which loads what is below the fold, and a first key, which hydrates it. */
export async function readMainText(page: Page, heading: string | RegExp): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await readToTheEnd(page);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main').locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
  // Parts below the fold begin to load after the paint, so it is read until it stays the same.
  let text = '';
  await expect
    .poll(
      async () => {
        const before = text;
        text = await page.getByRole('main').innerText();
        return text === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
  return text;
}
