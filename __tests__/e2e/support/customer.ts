import { test as shopTest } from './shop.ts';
import { resetThrottles } from './signIn.ts';
import { openStoredSession } from './storedSession.ts';

/** Playwright's `test` with a new signed-in customer for each test. */
export const test = shopTest.extend<{ customer: string }>({
  // Playwright requires destructured fixtures.
  customer: async ({}, use, { testId }) => {
    await use(`customer-${testId}@sadeel.example`);
  },
  storageState: async ({ shop, customer }, use) => {
    // A run asks for more codes than a network may.
    resetThrottles(shop);
    const { stored } = await openStoredSession(shop, customer);
    const localStorage = [{ name: 'persist:auth', value: stored }];
    await use({ cookies: [], origins: [{ origin: shop.url, localStorage }] });
  },
});

export { expect } from '@playwright/test';
