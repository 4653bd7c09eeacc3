import { expect, test as base } from '@playwright/test';
import type { Language } from '../../../src/lib/language.ts';
import { watchFallenFocus } from './fallenFocus.ts';
import { shopIn, type ShopLanguage } from './language.ts';
import { startShop, type Shop } from './startShop.ts';

/** Options of a project in playwright.config.ts. */
export interface ShopOptions {
  /** Language of the pages that a test opens. */
  language: Language;
  /** Whether a test fails when focus falls to the document. */
  keepsFocus: boolean;
}

type Fixtures = ShopOptions & ShopLanguage & { fallenFocus: void };

/**
 * Playwright's `test` with one shop per worker, and the texts and URLs of the project's language. Each test fails when
 * focus falls to the document, unless it has `keepsFocus: false`.
 */
export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    // Playwright requires destructured fixtures.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  fallenFocus: [
    async ({ context, keepsFocus }, use) => {
      const fallen = await watchFallenFocus(context);
      await use();
      if (keepsFocus) expect(fallen).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  language: ['en', { option: true }],
  keepsFocus: [true, { option: true }],
  t: async ({ language }, use) => {
    await use(shopIn(language).t);
  },
  pathOf: async ({ language }, use) => {
    await use(shopIn(language).pathOf);
  },
});

export { expect };
export type { Shop } from './startShop.ts';
