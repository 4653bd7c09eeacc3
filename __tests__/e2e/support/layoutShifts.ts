import type { Page } from '@playwright/test';

/** Maximum cumulative layout shift of a page. */
const MAX_SHIFT = 0.01;

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
export async function readShifts(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > MAX_SHIFT ? shifts : [];
}
