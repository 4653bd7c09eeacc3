import { expect, type Page } from '@playwright/test';

/** Resolves when the page is hydrated and the visible part is loaded. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return [...document.querySelectorAll('header, main, footer')].every(isHydrated);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const busy =
    '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), [aria-label^=Loading], [aria-label^=جارٍ]';
  const countBusy = () =>
    page
      .getByRole('main')
      .locator(busy)
      .evaluateAll(
        (parts) =>
          parts.filter((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          }).length,
      );
  await expect.poll(countBusy).toBe(0);
  await page.waitForLoadState('networkidle');
}

/** Scrolls to the end of the page with the wheel. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
  await page.mouse.move(200, 300);
  do {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  } while (!(await isAtEnd()));
}

/** Opens a page, scrolls to its end and waits until nothing is pending. */
export async function openToEnd(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilIdle(page);
  await scrollToEnd(page);
  await waitUntilIdle(page);
}
