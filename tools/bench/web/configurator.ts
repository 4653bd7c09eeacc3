import { cpus } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { startShop } from '../../../__tests__/e2e/support/startShop.ts';
import { spread } from './report.ts';
import { hydrateAll, launchBrowser, slowDown } from './slowBrowser.ts';

const LINED =
  '/product-detail?id=almas-ivory-linen&size=made&made=20x265_ceiling_wave_lining_pair_hand';
const WINDOWS = [
  { name: 'lined curtain', start: '20', path: LINED },
  { name: 'curtain and sheer', start: '20', path: `${LINED}_plus_noor-white-voile` },
  {
    name: 'roller blind',
    start: '12',
    path: '/product-detail?id=ufuq-screen-roller&size=made&made=120x200_inside_chain',
  },
] as const;
const SCREENS = [
  { name: '412 px', viewport: { width: 412, height: 823 } },
  { name: '1440 px', viewport: { width: 1440, height: 900 } },
] as const;
/** Typed after the start, so that each makes another width. */
const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
/** Longer than the rest until the URL and the server's price follow, in ms. */
const REST_MS = 1_500;

declare global {
  interface Window {
    /** From the key to the paint of another price, in ms. */
    priceTime: number | undefined;
  }
}

/** Records when the next key changes the price. Runs in the page, so it uses nothing but its arguments. */
function watchPrice(label: string): void {
  window.priceTime = undefined;
  const price = () => document.querySelector(`[aria-label="${label}"] bdi`)?.textContent;
  const before = price();
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const changes = new MutationObserver(() => {
        if (price() === undefined || price() === before) return;
        changes.disconnect();
        const record = () => (window.priceTime = performance.now() - timeStamp);
        requestAnimationFrame(() => void scheduler.postTask(record, { priority: 'user-blocking' }));
      });
      changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
}

/** Types a digit and waits until the form rests. @returns ms until the price was painted */
async function timeDigit(page: Page, start: string, digit: string): Promise<number> {
  const width = page.getByRole('textbox', { name: /^Width/ });
  await width.fill(start);
  await page.waitForTimeout(REST_MS);
  await page.evaluate(watchPrice, 'Price for your window');
  await page.keyboard.type(digit);
  const time = await page.waitForFunction(() => window.priceTime);
  await page.waitForTimeout(REST_MS);
  return (await time.jsonValue()) ?? Number.NaN;
}

async function timeDigits(
  browser: Browser,
  baseURL: string,
  { start, path }: (typeof WINDOWS)[number],
  viewport: { width: number; height: number },
): Promise<number[]> {
  const page = await browser.newPage({ baseURL, viewport, serviceWorkers: 'block' });
  try {
    await page.goto(path);
    await hydrateAll(page);
    await page.getByRole('group', { name: 'Price for your window' }).locator('bdi').waitFor();
    await slowDown(page);
    const times: number[] = [];
    for (const digit of DIGITS) times.push(await timeDigit(page, start, digit));
    return times;
  } finally {
    await page.close();
  }
}

/** Time until the price of a finished window follows a typed digit, as a section of docs/benchmarks.md. */
export async function benchConfigurator(rounds: number, load: number): Promise<string> {
  const shop = await startShop();
  const browser = await launchBrowser();
  const rows: string[] = [];
  try {
    for (const window of WINDOWS) {
      const cells: string[] = [];
      for (const { viewport } of SCREENS) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          times.push(...(await timeDigits(browser, shop.url, window, viewport)));
        cells.push(spread(times));
      }
      rows.push(`| ${[window.name, ...cells].join(' | ')} |`);
      console.log(rows.at(-1));
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  return [
    '## The price of a finished window while typing',
    '',
    `\`npm run bench:web -- --only configurator\`: from the key of a digit of the width to the paint of the price that follows, with 4× CPU throttling of the main thread. Medians of ${rounds * DIGITS.length} digits (minimum–maximum) in ms. Load average (${cpus().length} cores) before the run: ${load.toFixed(1)}.`,
    '',
    `| window | ${SCREENS.map(({ name }) => name).join(' | ')} |`,
    `| --- |${SCREENS.map(() => ' --- |').join('')}`,
    ...rows,
  ].join('\n');
}
