import { test as base } from '@playwright/test';
import type { Language } from '../../../src/lib/language.ts';
import { shopIn, type ShopLanguage } from './language.ts';
import { startShop, type Shop } from './startShop.ts';

/** Options of a project in playwright.config.ts. */
export interface ShopOptions {
  /** Language of the pages that a test opens. */
  language: Language;
}

/** Playwright's `test` with one shop per worker, and the texts and URLs of the project's language. */
export const test = base.extend<ShopOptions & ShopLanguage, { shop: Shop }>({
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
  language: ['en', { option: true }],
  t: async ({ language }, use) => {
    await use(shopIn(language).t);
  },
  pathOf: async ({ language }, use) => {
    await use(shopIn(language).pathOf);
  },
});

export { expect } from '@playwright/test';
export type { Shop } from './startShop.ts';
