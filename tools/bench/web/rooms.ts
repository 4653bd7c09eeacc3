import { cpus } from 'node:os';
import type { Browser, Locator, Page } from '@playwright/test';
import { startShop } from '../../../__tests__/e2e/support/startShop.ts';
import { PHONE, press } from './navigation/measureNavigation.ts';
import { spread } from './report.ts';
import { launchBrowser, slowDown } from './slowBrowser.ts';

const PRODUCT = '/product-detail?id=saffa-navy-velvet';
/** How long the shopper looks at a room. */
const LOOK_MS = 2_000;
const MAX_WAIT_MS = 10_000;

/** Presses in turn: a label of the controls, and whether its room has been shown before. */
const CHANGES = [
  { label: 'Open', name: 'open curtains' },
  { label: 'Bedroom', name: 'bedroom' },
  { label: 'Closed', name: 'closed curtains' },
  { label: 'Majlis', name: 'majlis' },
  { label: 'Living room', name: 'living room, shown before' },
  { label: 'Night', name: 'night' },
] as const;

interface RoomTimes {
  /** From the click to the paint of the composed image, in ms. */
  shown: number;
  /** Longest task from the touch to 2 s after the image; 0 when none takes 50 ms. */
  longestTask: number;
}

declare global {
  interface Window {
    roomTimes: { shown: number | undefined; longestTask: number };
  }
}

/** Records when the label of the composed image changes. Runs in the page, so it uses nothing but its arguments. */
function watchRoom(): void {
  const times: Window['roomTimes'] = { shown: undefined, longestTask: 0 };
  window.roomTimes = times;
  const labelOf = () => document.querySelector('main canvas')?.getAttribute('aria-label');
  const before = labelOf();
  let start: number | undefined;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      times.longestTask = Math.max(times.longestTask, duration);
    }
  }).observe({ type: 'longtask' });
  const changes = new MutationObserver(() => {
    if (start === undefined || labelOf() === before) return;
    changes.disconnect();
    const record = () => (times.shown = performance.now() - (start ?? Number.NaN));
    requestAnimationFrame(() => void scheduler.postTask(record, { priority: 'user-blocking' }));
  });
  changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  window.addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
    capture: true,
    once: true,
  });
}

async function measurePress(page: Page, target: Locator): Promise<RoomTimes> {
  await page.evaluate(watchRoom);
  await press(page, target);
  await page.waitForFunction(() => window.roomTimes.shown !== undefined, undefined, {
    timeout: MAX_WAIT_MS,
    polling: 200,
  });
  await page.waitForTimeout(LOOK_MS);
  return page.evaluate(() => ({ ...window.roomTimes, shown: window.roomTimes.shown ?? 0 }));
}

/** Opens a room and changes it; times by name of the change. */
async function measureRooms(browser: Browser, url: string): Promise<Record<string, RoomTimes>> {
  const page = await browser.newPage({ ...PHONE, baseURL: url });
  try {
    await slowDown(page);
    await page.goto(PRODUCT, { waitUntil: 'networkidle' });
    const open = page.getByRole('button', { name: 'See it in a room' });
    await open.waitFor();
    const scroll = async (target: Locator) => {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(LOOK_MS);
    };
    await scroll(open);
    const times: Record<string, RoomTimes> = { 'first image': await measurePress(page, open) };
    for (const { label, name } of CHANGES) {
      const target = page.locator('main label').filter({ hasText: label }).last();
      await scroll(target);
      times[name] = await measurePress(page, target);
    }
    return times;
  } finally {
    await page.context().close();
  }
}

/**
 * Measures the rooms of a product page.
 * @param load load average before the run
 * @returns a section of docs/benchmarks.md
 */
export async function benchRooms(rounds: number, load: number): Promise<string> {
  const shop = await startShop();
  const browser = await launchBrowser();
  try {
    const results = new Map<string, RoomTimes[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, times] of Object.entries(await measureRooms(browser, shop.url))) {
        results.set(name, [...(results.get(name) ?? []), times]);
        console.log(name, times);
      }
    }
    const rows = [...results].map(
      ([name, times]) =>
        `| ${name} | ${spread(times.map(({ shown }) => shown))} | ${spread(times.map(({ longestTask }) => longestTask))} |`,
    );
    return [
      '## Rooms on a slow phone',
      '',
      `\`npm run bench:web -- --only rooms\`: from the click of a control of ‘See it in a room’ to the paint of the composed image, and the longest task of the main thread from the touch to 2 s later, as a phone of 412 px with 4× CPU throttling of the main thread, files from the same machine. Medians of ${rounds} rounds (minimum–maximum) in ms; longest task 0: none of 50 ms. Load average (${cpus().length} cores) before the run: ${load.toFixed(1)}.`,
      '',
      '| press | image | longest task |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n');
  } finally {
    await browser.close();
    await shop.close();
  }
}
