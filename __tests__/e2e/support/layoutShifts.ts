import { expect, type Page } from '@playwright/test';
import { openToEnd } from './openToEnd.ts';

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

/** Layout shifts since the page was opened. */
const readShifts = (page: Page): Promise<Shift[]> => page.evaluate(() => window.shifts);

/** Fails when anything of a page has moved by itself, but for hairs that fonts make: 0.00 in Lighthouse. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await readShifts(page);
  expect(shifts.filter(({ value }) => value >= 0.001)).toEqual([]);
}

/** The same, if their sum exceeds MAX_SHIFT. */
async function readLargeShifts(page: Page): Promise<Shift[]> {
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > MAX_SHIFT ? shifts : [];
}

/** Opens a page and scrolls to its end. @returns its layout shifts, if their sum exceeds MAX_SHIFT */
export async function visitToEnd(page: Page, url: string): Promise<Shift[]> {
  await openToEnd(page, url);
  return readLargeShifts(page);
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
