import { parseArgs } from 'node:util';
import { startShop } from '../../../__tests__/e2e/support/startShop.ts';
import { openFloor, type FloorPage } from './floor.ts';
import { measureInteractions } from './interactions.ts';
import { renderReport, writeReport, type PageResult } from './report.ts';
import { visitAsPhone, weigh, type Visit } from './visit.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(options.rounds);

interface MeasuredPage {
  name: string;
  path: string;
  floor?: FloorPage;
}

const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', floor: 'home' },
  { name: 'list', path: '/products', floor: 'list' },
  { name: 'product', path: '/product-detail?id=almas-ivory-linen', floor: 'product' },
  { name: 'checkout', path: '/Checkout' },
];

const shop = await startShop();
const floor = await openFloor(shop.url);
const pages = PAGES.filter(({ name }) => options.only === undefined || options.only === name);

async function measure({ name, path, floor: floorPage }: MeasuredPage): Promise<PageResult> {
  const floorUrl = floorPage && `${floor.address}/${floorPage}`;
  return {
    name,
    visits: [],
    ...(floorUrl !== undefined && { floor: [], floorWeight: await weigh(floorUrl) }),
    weight: await weigh(`${shop.url}${path}`),
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
  for (const { path } of pages) await fetch(`${shop.url}${path}`);
  const results: PageResult[] = [];
  for (const page of pages) results.push(await measure(page));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, path, floor: floorPage }] of pages.entries()) {
      const result = results[index];
      if (floorPage !== undefined) {
        const visit = await visitAsPhone(`${floor.address}/${floorPage}`);
        note(`${name} (floor)`, visit);
        result?.floor?.push(visit);
      }
      const visit = await visitAsPhone(`${shop.url}${path}`);
      note(name, visit);
      result?.visits.push(visit);
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
  const section = renderReport(results, interactions, rounds);
  console.log(`\n${section}`);
  if (options.only === undefined) writeReport(section);
} finally {
  floor.close();
  await shop.close();
}
