import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { signIn } from './support/signIn.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves once the service worker answers for this page. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  });
}

/** Addresses of everything the browser keeps. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}

test('what was seen can be read again without a network', async ({ page, context }) => {
  await page.goto('/');
  await untilKept(page);
  for (const address of ['/products', '/product-detail?id=almas-ivory-linen', '/']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  await context.setOffline(true);
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fabrics');
  await page
    .getByRole('link', { name: /Almas Ivory Linen/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almas Ivory Linen');
  await expect(page.getByText('140 cm width').first()).toBeVisible();
  await context.setOffline(false);
});

test('nothing that needed a token is kept', async ({ page, shop }) => {
  await page.goto('/');
  await untilKept(page);
  await page.goto('/login');
  await signIn(page, shop, 'kept.nothing@sadeel.example');
  for (const address of [
    '/MyOrders',
    '/cart',
    '/product-detail?id=almas-ivory-linen',
    '/products',
  ]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  const kept = await keptAddresses(page);
  expect(kept.length).toBeGreaterThan(0);
  // Scripts are the same for everybody, whatever they are called.
  const personal = kept.filter((address) => !address.includes('/assets/'));
  expect(personal.filter((address) => /\/api\/|cart|myorders|login|verify/i.test(address))).toEqual(
    [],
  );
});
