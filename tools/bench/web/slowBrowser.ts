import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findBrowser } from '../../../__tests__/e2e/support/findBrowser.ts';

const SLOWDOWN = 4;
/** Pause before and after an action in ms. */
const SETTLE_MS = 1_500;
const RETRY_MS = 100;
const MAX_RETRIES = 600;

declare global {
  interface Window {
    slowestEvent: number;
    longestTask: number;
  }
}

/** Settings of the measured browser. */
export const BROWSER = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // While DevTools, Playwright or Lighthouse listen, V8 needs the positions of the stack of each new `Error`, and parses the
    // scripts again for them, which doubles the evaluation of the main script (React creates five). Shoppers' browsers do not.
    '--js-flags=--no-enable-lazy-source-positions',
  ],
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(BROWSER);
}

/** Records the longest event duration in ms (the browser rounds to 8) and the longest task. */
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

/** Browser options with the persisted session of a customer, if any. */
export function optionsOf(url: string, session?: string): BrowserContextOptions {
  if (session === undefined) return {};
  const localStorage = [{ name: 'persist:auth', value: session }];
  return {
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  };
}

/** Opens a page with a phone's viewport that records tasks and events. */
export async function openPhonePage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, ...options });
  await page.addInitScript(watchWork);
  return page;
}

/** Throttles the CPU of a page. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Triggers lazy hydration and resolves when the whole page is hydrated. */
export async function hydrateAll(page: Page): Promise<void> {
  const isHydrated = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, main, footer, [data-lazy-hydrate] > *')].every(
        (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
    );
  // Repeated, because a pointer event before the scripts have run triggers nothing.
  for (let step = 0; !(await isHydrated()); step += 1) {
    if (step === MAX_RETRIES) throw new Error(`${page.url()} was not hydrated.`);
    await page.mouse.move(100 + (step % 2), 100);
    await page.waitForTimeout(RETRY_MS);
  }
}

/** Longest time from an event to the next paint during an action, in ms. */
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
