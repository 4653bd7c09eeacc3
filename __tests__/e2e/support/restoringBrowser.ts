import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { expect } from './customer.ts';
import { findFullBrowser } from './findBrowser.ts';

/** Why tests of restored pages are skipped without the full Chromium. */
export const NO_RESTORING_BROWSER = 'Only the full Chromium restores pages.';

/** Launches the full Chromium with its back/forward cache and opens a tab. */
export async function openRestoringBrowser(options: BrowserContextOptions) {
  const executablePath = findFullBrowser();
  if (executablePath === undefined) throw new Error(NO_RESTORING_BROWSER);
  const browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  return { browser, context, page: await context.newPage() };
}

/** Marks the document, so that a restored page is told from one that is loaded again. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) performance.mark('restored');
    });
  });
}

/** Leaves for another page once nothing is on its way; browsers do not keep a page that waits for a response. */
export async function leave(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.goto(path);
}

/**
 * Goes back; a restored page fires no `load` event for Playwright. Fails when the browser loads the page again, with its
 * reasons.
 */
export async function goBackToRestored(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
  const readState = () =>
    page.evaluate(() => ({
      marks: performance.getEntriesByName('restored').length,
      notRestored: JSON.stringify(
        Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'notRestoredReasons') ??
          null,
      ),
    }));
  await expect(async () => {
    // Fails while the page is replaced.
    expect(await readState()).toEqual({ marks: 1, notRestored: 'null' });
  }).toPass({ timeout: 20_000 });
}
