import type { Browser } from '@playwright/test';
import type { Shop } from '../../../../__tests__/e2e/support/startShop.ts';
import { optionsOf } from '../slowBrowser.ts';
import { PHONE } from './measureNavigation.ts';

const BYTES_PER_KB = 1_000;
/** Time after the load event in which prefetches start and end, in ms. */
const IDLE_MS = 8_000;

/**
 * Scripts and API responses that a page loads after its load event without any interaction, in kB as sent.
 * @param session persisted session of a signed-in customer
 */
export async function measurePrefetch(
  browser: Browser,
  shop: Shop,
  { path, session, savesData }: { path: string; session?: string; savesData: boolean },
): Promise<number> {
  const page = await browser.newPage({
    ...PHONE,
    baseURL: shop.url,
    ...optionsOf(shop.url, session),
  });
  try {
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
    let isLoaded = false;
    let bytes = 0;
    const late = new Set<string>();
    tools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      const isPrefetch = type === 'Script' || new URL(request.url).pathname.startsWith('/api/');
      if (isLoaded && isPrefetch) late.add(requestId);
    });
    tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (late.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'load' });
    isLoaded = true;
    await page.waitForTimeout(IDLE_MS);
    return bytes / BYTES_PER_KB;
  } finally {
    await page.context().close();
  }
}
