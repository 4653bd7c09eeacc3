import { launchBrowser } from '../slowBrowser.ts';
import { startShop } from '../../../../__tests__/e2e/support/startShop.ts';
import { measureJourney, NETWORKS, type NetworkName } from './measureNavigation.ts';
import { renderNavigation, type PrefetchResult, type StepResult } from './navigationReport.ts';
import { NAVIGATION_JOURNEYS, openNavigationCustomer } from './navigationScreens.ts';
import { measurePrefetch } from './prefetchedBytes.ts';

const NETWORK_NAMES = Object.keys(NETWORKS) as NetworkName[];

function openResults(): StepResult[] {
  const steps = NAVIGATION_JOURNEYS.flatMap((journey) => journey.steps);
  return steps.flatMap(({ name, hasImage }) =>
    NETWORK_NAMES.map((network) => ({ name, network, hasImage, rounds: [] })),
  );
}

/**
 * Measures the navigations between screens and what pages prefetch.
 * @param load load average before the run
 * @returns a section of docs/benchmarks.md
 */
export async function benchNavigation(rounds: number, load: number): Promise<string> {
  const shop = await startShop();
  const browser = await launchBrowser();
  try {
    const session = await openNavigationCustomer(shop);
    const steps = openResults();
    const prefetches: PrefetchResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const network of NETWORK_NAMES) {
        for (const journey of NAVIGATION_JOURNEYS) {
          const times = await measureJourney(browser, shop, journey, { network, session });
          for (const result of steps.filter((step) => step.network === network)) {
            const stepTimes = times[result.name];
            if (stepTimes !== undefined) result.rounds.push(stepTimes);
          }
        }
      }
    }
    for (const { path, isProtected } of NAVIGATION_JOURNEYS) {
      if (prefetches.some((result) => result.path === path)) continue;
      const result: PrefetchResult = { path, normal: [], savingData: [] };
      const options = { path, ...(isProtected === true && { session }) };
      for (let round = 0; round < rounds; round += 1) {
        result.normal.push(await measurePrefetch(browser, shop, { ...options, savesData: false }));
        result.savingData.push(
          await measurePrefetch(browser, shop, { ...options, savesData: true }),
        );
      }
      prefetches.push(result);
    }
    return renderNavigation({ steps, prefetches, rounds, load });
  } finally {
    await browser.close();
    await shop.close();
  }
}
