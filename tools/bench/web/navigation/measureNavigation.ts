import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Shop } from '../../../../__tests__/e2e/support/startShop.ts';
import { optionsOf, slowDown } from '../slowBrowser.ts';
import { readTimes, readView, watchBack, watchNext, type ShownTimes } from './navigationProbe.ts';
import type { NavigationJourney } from './navigationScreens.ts';

/** Phone of Lighthouse's mobile preset, with touch. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // The figures are those of a first visit.
  serviceWorkers: 'block',
};

/** Throttling presets of Chromium's DevTools: round trip in ms, throughput in bytes per second. */
export const NETWORKS = {
  'fast 4G': { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  'slow 4G': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
} as const;
export type NetworkName = keyof typeof NETWORKS;

/** How long a finger rests on the screen. */
const PRESS_MS = 80;
/** How long the shopper looks at a screen. */
const LOOK_MS = 3_000;
/** After that time a screen counts as never shown. */
const MAX_WAIT_MS = 5_000;

export interface StepTimes {
  next: ShownTimes;
  back: ShownTimes;
}

/** Presses the centre of an element with a finger. */
export async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('The link is not visible.');
  const tools = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(PRESS_MS);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function waitUntilShown(page: Page, hasImage: boolean): Promise<ShownTimes> {
  const isShown = ({ heading, image }: ShownTimes) =>
    heading !== undefined && (image !== undefined || !hasImage);
  for (let waited = 0; waited < MAX_WAIT_MS; waited += 250) {
    if (isShown(await readTimes(page))) break;
    await page.waitForTimeout(250);
  }
  // Tasks and layout shifts that follow the first view.
  await page.waitForTimeout(LOOK_MS);
  return readTimes(page);
}

/** Takes the steps of a journey and goes back from each; times by step name. */
export async function measureJourney(
  browser: Browser,
  shop: Shop,
  journey: NavigationJourney,
  { network, session }: { network: NetworkName; session: string },
): Promise<Record<string, StepTimes>> {
  const { path, isProtected = false, prepare, steps } = journey;
  const page = await browser.newPage({
    ...PHONE,
    baseURL: shop.url,
    ...optionsOf(shop.url, isProtected ? session : undefined),
  });
  try {
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
    await slowDown(page);
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const results: Record<string, StepTimes> = {};
    for (const { name, link: find, headingOf, hasImage } of steps) {
      await prepare?.(page);
      const link = find(page);
      // Repeated, because content above the link may still load.
      for (let step = 0; step < 2; step += 1) {
        await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await page.waitForTimeout(LOOK_MS);
      }
      const before = await readView(link);
      const heading = await (headingOf?.(link) ?? link.innerText());
      await watchNext(page, heading);
      await press(page, link);
      const next = await waitUntilShown(page, hasImage);
      await watchBack(page, before);
      const back = await waitUntilShown(page, false);
      results[name] = { next, back };
      if (steps.length === 1) break;
      await page.goForward();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForTimeout(LOOK_MS);
    }
    return results;
  } finally {
    await page.context().close();
  }
}
