import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startShop, type Shop } from '../../../__tests__/e2e/support/startShop.ts';
import { openStoredSession } from '../../../__tests__/e2e/support/storedSession.ts';
import { measureDocumentRate } from './documentRate.ts';
import { openFloor, type FloorPage } from './floor.ts';
import { longestHydrationTask } from './hydration.ts';
import { measureInteractions } from './interactions.ts';
import { openOnePieceShop } from './onePieceShop.ts';
import { renderReport, writeReport, type PageResult } from './report.ts';
import { visitAsPhone, weigh, type Visit } from './visit.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(options.rounds);
/** Of the machine before the run. */
const load = loadavg()[0] ?? Number.NaN;
const CUSTOMER = 'bench-checkout@sadeel.example';
const LINE = { productId: 'almas-ivory-linen', sizeId: 'almas-ivory-linen-1' };

interface MeasuredPage {
  name: string;
  path: string;
  floor?: FloorPage;
  /** Opens for customers alone. */
  isOwn?: boolean;
}

const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', floor: 'home' },
  { name: 'list', path: '/products', floor: 'list' },
  { name: 'product', path: '/product-detail?id=almas-ivory-linen', floor: 'product' },
  { name: 'checkout', path: '/Checkout', isOwn: true },
];

/** A customer with something in the cart. @returns what their browser's storage holds */
async function signInWithCart({ url, ...rest }: Shop): Promise<string> {
  const { token, stored } = await openStoredSession({ url, ...rest }, CUSTOMER);
  await fetch(`${url}/api/user/add-to-cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(LINE),
  });
  return stored;
}

const shop = await startShop();
const onePiece = await openOnePieceShop();
const floor = await openFloor(shop.url);
const session = await signInWithCart(shop);
const pages = PAGES.filter(({ name }) => options.only === undefined || options.only === name);

function openResult({ name, floor: floorPage, isOwn = false }: MeasuredPage): PageResult {
  return {
    name,
    visits: [],
    weights: [],
    hydrationTasks: [],
    ...(!isOwn && { inOnePiece: [] }),
    ...(floorPage !== undefined && { floor: [], floorWeights: [] }),
  };
}

function note(name: string, visit: Visit): void {
  const { fcp, lcp, tbt, cls } = visit;
  console.log(
    `${name.padEnd(16)} FCP ${Math.round(fcp)} LCP ${Math.round(lcp)} TBT ${Math.round(tbt)} CLS ${cls.toFixed(3)}`,
  );
}

try {
  // A visit before any that counts: pages are rendered and in the server's memory from then on.
  for (const { path } of pages) {
    for (const { url } of [shop, onePiece]) await fetch(`${url}${path}`);
  }
  const results = pages.map(openResult);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, path, floor: floorPage, isOwn }] of pages.entries()) {
      const result = results[index];
      if (floorPage !== undefined) {
        const url = `${floor.address}/${floorPage}`;
        const visit = await visitAsPhone(url);
        note(`${name} (floor)`, visit);
        result?.floor?.push(visit);
        result?.floorWeights?.push(await weigh(url));
      }
      if (isOwn !== true) {
        const visit = await visitAsPhone(`${onePiece.url}${path}`);
        note(`${name} (one piece)`, visit);
        result?.inOnePiece?.push(visit);
      }
      const own = isOwn === true ? session : undefined;
      const visit = await visitAsPhone(`${shop.url}${path}`, own);
      note(name, visit);
      result?.visits.push(visit);
      result?.weights.push(await weigh(`${shop.url}${path}`, own));
      result?.hydrationTasks.push(await longestHydrationTask(`${shop.url}${path}`, own));
    }
  }
  const interactions: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    // A shop of its own: the cart of the last round is not part of this one.
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
  if (options.only === undefined) writeReport(section);
} finally {
  floor.close();
  await onePiece.close();
  await shop.close();
}
