import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { reportMachine, writeSection } from '../writeSection.ts';
import { median, spread } from './report.ts';
import { LARGE, SCALE_SCREENS, SMALL, type ScaleScreen } from './scaleScreens.ts';
import { openScaleShop, type ScaleShop } from './scaleShop.ts';
import {
  hydrateAll,
  latencyOf,
  launchBrowser,
  openPhonePage,
  optionsOf,
  slowDown,
} from './slowBrowser.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(options.rounds);

/** Measurements of one visit; times in ms. */
interface ScaleVisit {
  /** Largest contentful paint. */
  lcp: number;
  /** From the action to the next paint. */
  latency: number;
  /** Longest task after the action; 0 when none takes 50 ms. */
  longestTask: number;
  /** Number of elements before and after the action. */
  nodes: number;
  nodesAfter: number;
}

function watchPaints(): void {
  window.lastPaint = 0;
  new PerformanceObserver((list) => {
    window.lastPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

declare global {
  interface Window {
    lastPaint: number;
  }
}

const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

async function visit(
  browser: Browser,
  shop: ScaleShop,
  { pathOf, readySign, act }: ScaleScreen,
): Promise<ScaleVisit> {
  const page = await openPhonePage(browser, {
    baseURL: shop.url,
    serviceWorkers: 'block',
    ...optionsOf(shop.url, shop.storedSession),
  });
  try {
    await page.addInitScript(watchPaints);
    await slowDown(page);
    await page.goto(pathOf(shop));
    await readySign(page).waitFor();
    await page.waitForLoadState('networkidle');
    const lcp = await page.evaluate(() => window.lastPaint);
    await hydrateAll(page);
    await page.waitForLoadState('networkidle');
    const nodes = await countNodes(page);
    const latency = await latencyOf(page, () => act(page));
    const longestTask = await page.evaluate(() => window.longestTask);
    return { lcp, latency, longestTask, nodes, nodesAfter: await countNodes(page) };
  } finally {
    await page.context().close();
  }
}

interface ScaleResult {
  screen: ScaleScreen;
  small: ScaleVisit[];
  large: ScaleVisit[];
}

const of = (visits: ScaleVisit[], figure: keyof ScaleVisit) => visits.map((one) => one[figure]);

function row({ screen, small, large }: ScaleResult): string {
  const middle = (visits: ScaleVisit[], figure: keyof ScaleVisit) =>
    Math.round(median(of(visits, figure)));
  const cells = [
    `${screen.name}: ${screen.amountOf(SMALL).toLocaleString('en')} → ${screen.amountOf(LARGE).toLocaleString('en')}`,
    spread(of(small, 'lcp')),
    spread(of(large, 'lcp')),
    screen.action,
    spread(of(small, 'latency')),
    spread(of(large, 'latency')),
    `${middle(small, 'longestTask')} → ${middle(large, 'longestTask')}`,
    `${middle(small, 'nodes')} / ${middle(small, 'nodesAfter')}`,
    `${middle(large, 'nodes')} / ${middle(large, 'nodesAfter')}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function render(results: readonly ScaleResult[], load: number): string {
  return [
    '## Large shop',
    '',
    `\`npm run bench:scale\`: the same screens in a small and a large shop, interleaved, in Chromium with a viewport of 412 × 823 px and 4× CPU throttling, without network throttling. Medians of ${rounds} rounds (minimum–maximum), times in ms: LCP, from the action to the next paint (the browser rounds to 8), and the longest task after it (0: none of 50 ms). Elements of the document before and after the action. Load average (${cpus().length} cores) before the run: ${load.toFixed(1)}.`,
    '',
    '| screen: small → large | LCP small | LCP large | action | small | large | task | elements small | elements large |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...results.map(row),
  ].join('\n');
}

const load = loadavg()[0] ?? Number.NaN;
console.log('Seeding two shops …');
const shops = { small: await openScaleShop(SMALL), large: await openScaleShop(LARGE) };
const browser = await launchBrowser();
try {
  const screens = SCALE_SCREENS.filter(
    ({ name }) => options.only === undefined || name.startsWith(options.only),
  );
  // Warm-up: the server renders each page and caches it.
  for (const shop of Object.values(shops)) {
    for (const screen of screens) await visit(browser, shop, screen);
  }
  const results: ScaleResult[] = screens.map((screen) => ({ screen, small: [], large: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      for (const size of ['small', 'large'] as const) {
        const one = await visit(browser, shops[size], result.screen);
        result[size].push(one);
        console.log(result.screen.name, size, JSON.stringify(one));
      }
    }
  }
  const section = render(results, load);
  console.log(`\n${section}`);
  if (options.only === undefined) await writeSection('scale', section);
  else await reportMachine();
} finally {
  await browser.close();
  await shops.small.close();
  await shops.large.close();
}
