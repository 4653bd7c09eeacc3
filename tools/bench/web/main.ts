import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startShop, type Shop } from '../../../__tests__/e2e/support/startShop.ts';
import { openStoredSession } from '../../../__tests__/e2e/support/storedSession.ts';
import { benchArabic } from './arabic.ts';
import { benchConfigurator } from './configurator.ts';
import { measureDocumentRate } from './documentRate.ts';
import { longestHydrationTask } from './hydration.ts';
import { benchImportedPictures } from './importedPictures.ts';
import { measureInteractions } from './interactions.ts';
import { openEagerShop } from './eagerShop.ts';
import { benchNavigation } from './navigation/main.ts';
import { benchRooms } from './rooms.ts';
import { reportMachine, writeSection } from '../writeSection.ts';
import { renderReport, type PageResult } from './report.ts';
import { openStaticBaseline, type BaselinePage } from './staticBaseline.ts';
import { visitAsPhone, weigh, type Visit } from './visit.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(options.rounds);
/** Load average before the run. */
const load = loadavg()[0] ?? Number.NaN;
const CUSTOMER = 'bench-checkout@sadeel.example';
const LINE = { productId: 'almas-ivory-linen', sizeId: 'almas-ivory-linen-1' };

interface MeasuredPage {
  name: string;
  path: string;
  /** Static counterpart of the page. */
  baseline?: BaselinePage;
  /** Whether the page needs a session. */
  isProtected?: boolean;
}

const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', baseline: 'home' },
  { name: 'list', path: '/products', baseline: 'list' },
  { name: 'product', path: '/product-detail?id=almas-ivory-linen', baseline: 'product' },
  { name: 'checkout', path: '/Checkout', isProtected: true },
];

/** Signs in a customer and fills the cart. @returns the persisted session */
async function signInWithCart({ url, ...rest }: Shop): Promise<string> {
  const { token, stored } = await openStoredSession({ url, ...rest }, CUSTOMER);
  await fetch(`${url}/api/user/add-to-cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(LINE),
  });
  return stored;
}

function openResult({
  name,
  baseline: baselinePage,
  isProtected = false,
}: MeasuredPage): PageResult {
  return {
    name,
    visits: [],
    weights: [],
    hydrationTasks: [],
    ...(!isProtected && { eagerVisits: [] }),
    ...(baselinePage !== undefined && { baseline: [], baselineWeights: [] }),
  };
}

function printVisit(name: string, visit: Visit): void {
  const { fcp, lcp, tbt, cls } = visit;
  console.log(
    `${name.padEnd(16)} FCP ${Math.round(fcp)} LCP ${Math.round(lcp)} TBT ${Math.round(tbt)} CLS ${cls.toFixed(3)}`,
  );
}

async function benchPages(): Promise<void> {
  const shop = await startShop();
  const eagerShop = await openEagerShop();
  const baseline = await openStaticBaseline(shop.url);
  const session = await signInWithCart(shop);
  const pages = PAGES.filter(({ name }) => options.only === undefined || options.only === name);
  try {
    // Warm-up: the server renders each page and caches it.
    for (const { path } of pages) {
      for (const { url } of [shop, eagerShop]) await fetch(`${url}${path}`);
    }
    const results = pages.map(openResult);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { name, path, baseline: baselinePage, isProtected }] of pages.entries()) {
        const result = results[index];
        if (baselinePage !== undefined) {
          const url = `${baseline.address}/${baselinePage}`;
          const visit = await visitAsPhone(url);
          printVisit(`${name} (baseline)`, visit);
          result?.baseline?.push(visit);
          result?.baselineWeights?.push(await weigh(url));
        }
        if (isProtected !== true) {
          const visit = await visitAsPhone(`${eagerShop.url}${path}`);
          printVisit(`${name} (eager)`, visit);
          result?.eagerVisits?.push(visit);
        }
        const pageSession = isProtected === true ? session : undefined;
        const visit = await visitAsPhone(`${shop.url}${path}`, pageSession);
        printVisit(name, visit);
        result?.visits.push(visit);
        result?.weights.push(await weigh(`${shop.url}${path}`, pageSession));
        result?.hydrationTasks.push(await longestHydrationTask(`${shop.url}${path}`, pageSession));
      }
    }
    const interactions: Record<string, number[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      // A new shop for each round, so that the cart is empty.
      const fresh = await startShop();
      try {
        for (const [name, ms] of Object.entries(await measureInteractions(fresh))) {
          (interactions[name] ??= []).push(ms);
        }
      } finally {
        await fresh.close();
      }
    }
    const rate = await measureDocumentRate();
    const section = renderReport({ pages: results, interactions, rate, rounds, load });
    console.log(`\n${section}`);
    if (options.only === undefined) await writeSection('web', section);
    else await reportMachine();
  } finally {
    baseline.close();
    await eagerShop.close();
    await shop.close();
  }
}

/** Sections of docs/benchmarks.md beside that of pages; the names are those of `--only` and of their marks. */
const SECTIONS: Readonly<Record<string, (rounds: number, load: number) => Promise<string>>> = {
  navigation: benchNavigation,
  arabic: benchArabic,
  rooms: benchRooms,
  configurator: benchConfigurator,
  imported: benchImportedPictures,
};

if (options.only === undefined || SECTIONS[options.only] === undefined) await benchPages();
for (const [name, bench] of Object.entries(SECTIONS)) {
  if (options.only !== undefined && options.only !== name) continue;
  const section = await bench(rounds, load);
  console.log(`\n${section}`);
  await writeSection(name, section);
}
