import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findBrowser } from '../../../__tests__/e2e/support/findBrowser.ts';

const SLOWDOWN = 4;
/** How long a page is left alone before and after something is done on it, in ms. */
const SETTLE_MS = 1_500;
const TRY_EVERY_MS = 100;
const MOST_TRIES = 600;

declare global {
  interface Window {
    slowestEvent: number;
    longestTask: number;
  }
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** Notes the longest time from an event to the next paint, in ms (the browser rounds to 8), and the longest task. */
function watchWork(): void {
  window.slowestEvent = 0;
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestTask = Math.max(window.longestTask, duration);
    }
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.slowestEvent = Math.max(window.slowestEvent, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

/** Options of a browser whose storage holds the session of a customer; a visitor has none. */
export function optionsOf(url: string, session?: string): BrowserContextOptions {
  if (session === undefined) return {};
  const localStorage = [{ name: 'persist:auth', value: session }];
  return {
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  };
}

/** A page of the size of a phone whose work is watched. */
export async function openPhonePage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, ...options });
  await page.addInitScript(watchWork);
  return page;
}

/** Slows the processor of a page down to that of a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Triggers lazy hydration and resolves when all of the page is hydrated. */
export async function hydrateAll(page: Page): Promise<void> {
  const isHydrated = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, main, footer, [data-lazy-hydrate] > *')].every(
        (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
    );
  // A pointer event before the scripts have run triggers nothing.
  for (let step = 0; !(await isHydrated()); step += 1) {
    if (step === MOST_TRIES) throw new Error(`${page.url()} was not hydrated.`);
    await page.mouse.move(100 + (step % 2), 100);
    await page.waitForTimeout(TRY_EVERY_MS);
  }
}

/** Longest time from an event to the next paint while something is done, in ms. */
export async function latencyOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    window.slowestEvent = 0;
    window.longestTask = 0;
  });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => window.slowestEvent);
}
