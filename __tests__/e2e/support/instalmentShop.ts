import { test as customerTest } from './customer.ts';
import { startShop, type Shop } from './startShop.ts';

/** Playwright's `test` with a signed-in customer, and a shop that offers instalments. */
export const test = customerTest.extend<object, { shop: Shop }>({
  shop: [
    // Playwright requires destructured fixtures.
    async ({}, use) => {
      const shop = await startShop({ TABBY: 'sandbox' });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});
