import { expect, type Page } from '@playwright/test';

/** Texts that only a programming error shows. */
const BROKEN_TEXT = /\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date/;

/** What no fault may cause. */
export interface Watched {
  /** Uncaught errors and unhandled rejections. */
  errors: string[];
  /** Paths of the documents that the tab requests. */
  documents: string[];
}

/** Records errors and document requests from now on. */
export function watch(page: Page): Watched {
  const watched: Watched = { errors: [], documents: [] };
  page.on('pageerror', (error) => watched.errors.push(error.message));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) watched.documents.push(new URL(request.url()).pathname);
  });
  return watched;
}

/** No text of the page is one that only a programming error shows. */
export async function expectSoundText(page: Page): Promise<void> {
  const body = await page.locator('body').innerText();
  expect(BROKEN_TEXT.exec(body)?.[0]).toBeUndefined();
}

/** The page is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const root = document.documentElement;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Waits until the screen has a heading, and checks its texts and its width. @returns the text of the heading */
export async function expectSoundScreen(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(title).not.toHaveText('');
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  await expectSoundText(page);
  await expectNoSidewaysScroll(page);
  return (await title.innerText()).trim();
}

/** Scrolls through the page, which hydrates and loads what is below the fold. */
export async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 800) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(30);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}
