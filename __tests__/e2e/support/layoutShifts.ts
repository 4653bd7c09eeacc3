import { expect, type Page } from '@playwright/test';

/** Maximum cumulative layout shift of a page. */
const MAX_SHIFT = 0.01;
/** Network latency in ms. */
const LATENCY_MS = 300;

/** A layout shift without recent input. */
export interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records every layout shift without recent input, with the elements that moved. */
export function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) =>
        `${node?.nodeName} ${node?.textContent}`.slice(0, 60),
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** @returns layout shifts since the page was opened, if their sum exceeds MAX_SHIFT */
async function readShifts(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > MAX_SHIFT ? shifts : [];
}

/** Resolves when the page is hydrated and nothing is pending. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return [...document.querySelectorAll('header, main, footer')].every(isHydrated);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const busy =
    '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), [aria-label^=Loading], [aria-label^=جارٍ]';
  await expect(page.getByRole('main').locator(busy)).toHaveCount(0);
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

/** Opens a page and scrolls to its end. @returns its layout shifts, if their sum exceeds MAX_SHIFT */
export async function visitToEnd(page: Page, url: string): Promise<Shift[]> {
  await page.goto(url);
  await waitUntilIdle(page);
  await scrollToEnd(page);
  await waitUntilIdle(page);
  return readShifts(page);
}

/** Delays every response, so that the page is painted before its fonts, scripts and data arrive. */
export async function throttleNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
