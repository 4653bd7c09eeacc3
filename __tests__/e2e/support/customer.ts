import { test as shopTest } from './shop.ts';
import { openStoredSession } from './storedSession.ts';

/** Playwright's test whose pages start signed in, with a customer of their own. */
export const test = shopTest.extend<{ customer: string }>({
  // Playwright wants the fixtures destructured, even when none is used.
  // eslint-disable-next-line no-empty-pattern
  customer: async ({}, use, { testId }) => {
    await use(`customer-${testId}@sadeel.example`);
  },
  storageState: async ({ shop, customer }, use) => {
    const { stored } = await openStoredSession(shop, customer);
    const localStorage = [{ name: 'persist:auth', value: stored }];
    await use({ cookies: [], origins: [{ origin: shop.url, localStorage }] });
  },
});

export { expect } from '@playwright/test';
