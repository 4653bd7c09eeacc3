import { test as customerTest } from './customer.ts';
import { startShop, type Shop } from './startShop.ts';

/** Tax number of the shop. */
export const TRN = '100000000000003';

/** Playwright's `test` with a signed-in customer, in a shop with a tax number. */
export const test = customerTest.extend<object, { shop: Shop }>({
  shop: [
    // Playwright requires destructured fixtures.
    async ({}, use) => {
      const shop = await startShop({ COMPANY_TRN: TRN });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});
