import { test as base } from '@playwright/test';
import { startShop, type Shop } from './startShop.ts';

/** Playwright's `test` with one shop per worker. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // Playwright requires destructured fixtures.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
});

export { expect } from '@playwright/test';
export type { Shop } from './startShop.ts';
