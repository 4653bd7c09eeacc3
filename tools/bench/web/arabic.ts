import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';
import { SCREENS } from '../../../__tests__/e2e/support/screens.ts';
import { startShop, type Shop } from '../../../__tests__/e2e/support/startShop.ts';
import { inLanguage, type Language } from '../../../src/lib/language.ts';
import { orderPath, paths } from '../../../src/lib/paths.ts';
import { NETWORKS, PHONE } from './navigation/measureNavigation.ts';
import { openNavigationCustomer } from './navigation/navigationScreens.ts';
import { median, spread } from './report.ts';
import { launchBrowser, optionsOf, slowDown } from './slowBrowser.ts';

/** Maximum LCP of an Arabic page, as a multiple of the English one (issue 19). */
const MAX_RATIO = 1.05;
/** Pause after the network is idle, in ms: the last candidate for LCP may be painted late. */
const SETTLE_MS = 500;
/** Routes of customers; others are measured signed out. */
const PROTECTED: ReadonlySet<string> = new Set([
  'account',
  'cart',
  'checkout',
  'orders',
  'orderDetail',
]);

type Times = Record<Language, number[]>;

declare global {
  interface Window {
    lastLcp: number;
  }
}

/** Records the time of the largest contentful paint. */
function watchLcp(): void {
  window.lastLcp = Number.NaN;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.lastLcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** History state of /verify-otp, as after a reload; without it the page redirects to /login. */
function setVerifyOtpState(email: string): void {
  history.replaceState({ usr: { email }, key: 'bench', idx: 0 }, '');
}

/** LCP of a first visit by a phone with slow network and processor, in ms. */
async function measureLcp(browser: Browser, url: string, session?: string): Promise<number> {
  const page = await browser.newPage({ ...PHONE, ...optionsOf(url, session) });
  try {
    await page.addInitScript(watchLcp);
    if (new URL(url).pathname.endsWith(paths.verifyOtp)) {
      await page.addInitScript(setVerifyOtpState, 'bench@sadeel.example');
    }
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      ...NETWORKS['slow 4G'],
    });
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => window.lastLcp);
  } finally {
    await page.close();
  }
}

/** Id of an order of the customer. */
async function findOrder({ url }: Shop, session: string): Promise<string> {
  const { token } = JSON.parse(session) as { token: string };
  const response = await fetch(`${url}/api/user/get-orders?page=1&limit=1&filter=30`, {
    headers: { Authorization: `Bearer ${JSON.parse(token) as string}` },
  });
  const { orders } = (await response.json()) as { orders: { _id: string }[] };
  return orders[0]?._id ?? '';
}

/** Both languages in turn; every other round begins with Arabic. */
async function measureRound(
  browser: Browser,
  screens: Readonly<Record<string, string>>,
  session: string,
  { url, round, results }: { url: string; round: number; results: Map<string, Times> },
): Promise<void> {
  const languages: Language[] = round % 2 === 0 ? ['en', 'ar'] : ['ar', 'en'];
  for (const [name, path] of Object.entries(screens)) {
    for (const language of languages) {
      const page = `${url}${inLanguage(path, language)}`;
      const lcp = await measureLcp(browser, page, PROTECTED.has(name) ? session : undefined);
      results.get(name)?.[language].push(lcp);
      console.log(`${name.padEnd(16)} ${language} LCP ${Math.round(lcp)}`);
    }
  }
}

function row([name, { en, ar }]: [string, Times]): string {
  const ratio = median(ar) / median(en);
  const mark = ratio > MAX_RATIO ? ' (!)' : '';
  return `| ${name} | ${spread(en)} | ${spread(ar)} | ${ratio.toFixed(2)}×${mark} |`;
}

function render(results: Map<string, Times>, rounds: number, load: number): string {
  return [
    '## Arabic and English pages',
    '',
    `\`npm run bench:web -- --only arabic\`: LCP of the first visit to each route in both languages, in turn, in Chromium as a phone with Chromium’s slow 4G and a processor four times slower; medians of ${rounds} rounds (minimum–maximum) in ms. Account, cart, checkout and orders are measured signed in, /verify-otp with its navigation state. Load average (${cpus().length} cores) before the run: ${load.toFixed(1)}. (!): more than ${MAX_RATIO}× of English.`,
    '',
    '| page | English | Arabic | ratio |',
    '| --- | --- | --- | --- |',
    ...[...results].map(row),
  ].join('\n');
}

/**
 * Compares the LCP of every route in both languages.
 * @param load load average before the run
 * @returns a section of docs/benchmarks.md
 */
export async function benchArabic(rounds: number, load: number): Promise<string> {
  const shop = await startShop();
  const browser = await launchBrowser();
  try {
    const session = await openNavigationCustomer(shop);
    const orderDetail = orderPath(await findOrder(shop, session));
    const screens = { ...SCREENS, orderDetail };
    // Warm-up: the server renders each page and caches it.
    for (const path of Object.values(screens)) {
      for (const language of ['en', 'ar'] as const) {
        await fetch(`${shop.url}${inLanguage(path, language)}`);
      }
    }
    const results = new Map(
      Object.keys(SCREENS).map((name): [string, Times] => [name, { en: [], ar: [] }]),
    );
    for (let round = 0; round < rounds; round += 1) {
      await measureRound(browser, screens, session, { url: shop.url, round, results });
    }
    return render(results, rounds, load);
  } finally {
    await browser.close();
    await shop.close();
  }
}
