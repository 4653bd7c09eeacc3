import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER, optionsOf } from './slowBrowser.ts';

const DEBUG_PORT = 9_377;
const BYTES_PER_KB = 1_000;
/** Duration of the main-thread measurement after the load event in ms. */
const MEASURE_MS = 3_000;

/** Measurements of one visit; times in ms, transfer sizes in kB. */
export interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scriptKb: number;
  imageKb: number;
  totalKb: number;
  /** Longest task of the main thread. */
  longestTask: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** Opens a browser with a new profile for Lighthouse. */
function openProfile(): Promise<BrowserContext> {
  const args = [...BROWSER.args, `--remote-debugging-port=${DEBUG_PORT}`];
  return chromium.launchPersistentContext('', { ...BROWSER, args });
}

/** Stores a customer's session in local storage, using a URL that runs no scripts. */
async function storeSession(browser: BrowserContext, url: string, session: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((stored) => localStorage.setItem('persist:auth', stored), session);
  await page.close();
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

function itemsOf<Item>(report: Result, audit: string): Item[] {
  const details = report.audits[audit]?.details as { items?: Item[] } | undefined;
  return details?.items ?? [];
}

function kilobytesOf(report: Result, type?: string): number {
  const items = itemsOf<NetworkItem>(report, 'network-requests');
  const matching = items.filter(({ resourceType }) => type === undefined || resourceType === type);
  return matching.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / BYTES_PER_KB;
}

/** Visits of a page at most; the last one counts without a blocking time, too. */
const MAX_VISITS = 5;

/**
 * Measures a page with Lighthouse in a new browser, with applied throttling of network and CPU. Lighthouse has no blocking time of a visit
 * without 5 s free of long tasks, which the slides of the home page sometimes prevent; such a visit is repeated.
 * @param session persisted session of a signed-in customer
 */
export async function visitAsPhone(url: string, session?: string): Promise<Visit> {
  for (let count = 1; count < MAX_VISITS; count += 1) {
    const visit = await visitOnce(url, session);
    if (!Number.isNaN(visit.tbt)) return visit;
  }
  return visitOnce(url, session);
}

async function visitOnce(url: string, session?: string): Promise<Visit> {
  const browser = await openProfile();
  try {
    if (session !== undefined) await storeSession(browser, url, session);
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      logLevel: 'silent',
      throttlingMethod: 'devtools',
      disableStorageReset: session !== undefined,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (result === undefined) throw new Error(`Lighthouse had no result for ${url}.`);
    const { lhr } = result;
    const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string): number => (lhr.categories[category]?.score ?? 0) * 100;
    const tasks = itemsOf<{ duration?: number }>(lhr, 'long-tasks');
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptKb: kilobytesOf(lhr, 'Script'),
      imageKb: kilobytesOf(lhr, 'Image'),
      totalKb: kilobytesOf(lhr),
      longestTask: Math.max(0, ...tasks.map(({ duration = 0 }) => duration)),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    await browser.close();
  }
}

export interface Weight {
  /** Thread time of the main thread without throttling in ms. */
  threadTime: number;
  /** Elements in the document. */
  nodes: number;
}

/**
 * Measures main-thread time and DOM size of a page without throttling.
 * @param session persisted session of a signed-in customer
 */
export async function weigh(url: string, session?: string): Promise<Weight> {
  const browser: Browser = await chromium.launch(BROWSER);
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      ...optionsOf(url, session),
    });
    const tools = await page.context().newCDPSession(page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(MEASURE_MS);
    const { metrics } = await tools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return { threadTime: seconds * 1_000, nodes };
  } finally {
    await browser.close();
  }
}
