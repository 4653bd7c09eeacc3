import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { signIn } from './support/signIn.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves when the service worker controls the page. */
async function untilControlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  });
}

/** URLs of all cached requests. */
function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}

test('visited pages are readable offline', async ({ page, context }) => {
  await page.goto('/');
  await untilControlled(page);
  for (const url of ['/products', '/product-detail?id=almas-ivory-linen', '/']) {
    await page.goto(url);
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

test('the first page is readable offline after one visit', async ({ page, context }) => {
  await page.goto('/');
  // Loads what is below the fold before the service worker controls the page.
  await page.mouse.wheel(0, 400);
  await untilControlled(page);
  await expect.poll(() => cachedUrls(page)).toContain(page.url());
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText(/You are offline/)).toHaveCount(1);
  const booking = page.getByRole('form', { name: 'Book a Free same day appointment' });
  await booking.getByLabel('Name').fill('Layla');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not open.');
  await expect(booking.getByRole('checkbox')).toBeEnabled();
});

test('what was never opened says so at once, and opens when the connection is back', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/login');
  await signIn(page, shop, 'unseen@sadeel.example');
  await page.goto('/');
  await untilControlled(page);
  await page.goto('/MyOrders');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await page.goto('/product-detail?id=noor-white-voile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page is not saved on your device.',
  );
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText(/You are offline/)).toHaveCount(1);

  await page.goto('/MyOrders');
  const failed = page.getByRole('main').getByRole('alert');
  // Well below the seven seconds that the retries would take.
  await expect(failed).toContainText('once you are back online', { timeout: 5_000 });
  await context.setOffline(false);
  await expect(page.getByText('No orders found.')).toBeVisible();
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
});

test('responses to requests with a token are not cached', async ({ page, shop }) => {
  await page.goto('/');
  await untilControlled(page);
  await page.goto('/login');
  await signIn(page, shop, 'offline@sadeel.example');
  for (const url of ['/MyOrders', '/cart', '/product-detail?id=almas-ivory-linen', '/products']) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
  }
  const cached = await cachedUrls(page);
  expect(cached.length).toBeGreaterThan(0);
  // Script names may contain any word.
  const requests = cached.filter((url) => !url.includes('/assets/'));
  expect(requests.filter((url) => /\/api\/|cart|myorders|login|verify/i.test(url))).toEqual([]);
});
