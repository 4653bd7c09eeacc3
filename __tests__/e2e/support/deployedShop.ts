import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as customerTest } from './customer.ts';
import { writeNextRelease } from './releases.ts';
import { startShop, type Shop } from './startShop.ts';

/**
 * Playwright's `test` with a signed-in customer and a shop whose next release can be deployed. Not the shop of the worker,
 * because restarts would affect its other tests.
 */
export const test = customerTest.extend<
  { deploy: () => Promise<void> },
  { shop: Shop; nextDist: string }
>({
  shop: [
    // Playwright requires destructured fixtures.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  nextDist: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'sadeel-release-'));
      await use(await writeNextRelease(folder));
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  deploy: async ({ shop, nextDist }, use) => {
    await use(() => shop.restart({ DIST_DIR: nextDist }));
    await shop.restart({});
  },
});
