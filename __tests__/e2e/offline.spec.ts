import { messages as layout } from '../../src/app/layout/messages.ts';
import { messages as components } from '../../src/components/messages.ts';
import { messages as orders } from '../../src/features/orders/messages.ts';
import { sharedMessages as products } from '../../src/features/products/messages.ts';
import { bilingual } from './support/bilingual.ts';
import { goOffline } from './support/offline.ts';
import { productNames } from './support/productNames.ts';
import { cachedUrls, untilControlled } from './support/serviceWorker.ts';
import { expect, test } from './support/shop.ts';
import { signIn } from './support/signIn.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'visited pages are readable offline',
  bilingual,
  async ({ page, context, language, t, pathOf }) => {
    const { linen } = productNames[language];
    await page.goto(pathOf('/'));
    await untilControlled(page);
    const compared = '/compare?ids=almas-ivory-linen,noor-white-voile';
    for (const path of ['/products', '/product-detail?id=almas-ivory-linen', compared, '/']) {
      await page.goto(pathOf(path));
      await page.waitForLoadState('networkidle');
    }
    const goOnline = await goOffline(context);
    await page.goto(pathOf('/products'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(products.listTitle));
    await page.getByRole('link', { name: linen }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(linen);
    await expect(page.getByText(/140 (cm width|سم)/).first()).toBeVisible();
    await page.goto(pathOf(compared));
    await expect(page.getByRole('columnheader', { name: linen })).toBeVisible();
    await goOnline();
  },
);

test('the first page is readable offline after one visit', async ({ page, context }) => {
  await page.goto('/');
  // Loads what is below the fold before the service worker controls the page.
  await page.mouse.wheel(0, 400);
  await untilControlled(page);
  await expect.poll(() => cachedUrls(page)).toContain(page.url());
  await goOffline(context);
  await page.goto('/');
  await expect(page.getByText(/You are offline/)).toHaveCount(1);
  const booking = page.getByRole('form', { name: 'Book a Free same day appointment' });
  await booking.getByLabel('Name').fill('Layla');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not open.');
  await expect(booking.getByRole('checkbox')).toBeEnabled();
});

test(
  'what was never opened says so at once, and opens when the connection is back',
  bilingual,
  async ({ page, context, shop, t, pathOf }) => {
    await page.goto(pathOf('/login'));
    await signIn(page, shop, 'unseen@sadeel.example', t);
    await page.goto(pathOf('/'));
    await untilControlled(page);
    await page.goto(pathOf('/MyOrders'));
    await page.waitForLoadState('networkidle');
    const goOnline = await goOffline(context);

    // Its chunk is not prefetched, unlike that of a product, which depends on the time.
    await page.goto(pathOf('/compare?ids=noor-white-voile'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(layout.pageNotSaved.title));
    await expect(page.getByRole('button', { name: t(layout.pageNotSaved.reload) })).toBeVisible();
    await expect(page.getByText(t(layout.offline))).toHaveCount(1);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(pathOf('/MyOrders'));
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText(t(components.loadsOnline));
    // Without the retries, which take seven seconds.
    expect(requests.filter((path) => path.endsWith('/get-orders'))).toHaveLength(1);
    await goOnline();
    await expect(page.getByText(t(orders.noOrders))).toBeVisible();
    await expect(page.getByText(t(layout.offline))).toHaveCount(0);
  },
);

test('responses to requests with a token are not cached', async ({ page, shop }) => {
  // A page of visitors that loads no products, whose responses are cached.
  await page.goto('/terms');
  await untilControlled(page);
  await page.goto('/login');
  await signIn(page, shop, 'offline@sadeel.example');
  // What a visitor's page prefetched, without a token.
  const ofVisitor = new Set(await cachedUrls(page));
  for (const url of ['/MyOrders', '/cart', '/product-detail?id=almas-ivory-linen', '/products']) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
  }
  const cached = await cachedUrls(page);
  expect(cached.length).toBeGreaterThan(0);
  // Script names may contain any word.
  const requests = cached.filter((url) => !url.includes('/assets/') && !ofVisitor.has(url));
  expect(requests.filter((url) => /\/api\/|cart|myorders|login|verify/i.test(url))).toEqual([]);
});

test('a window is measured offline on a screen that was never visited', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilControlled(page);
  await expect
    .poll(async () => (await cachedUrls(page)).some((url) => url.includes('/index.html')))
    .toBe(true);
  const goOnline = await goOffline(context);
  await page.goto('/windows');
  await page.getByRole('button', { name: 'Add a window' }).click();
  await page.getByRole('textbox', { name: 'Width' }).fill('240');
  await page.getByRole('textbox', { name: 'Drop' }).fill('265');
  await expect(page.getByRole('img', { name: /^Window 240 cm wide/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('240');
  await goOnline();
  await page.goto('/product-detail?id=almas-ivory-linen');
  await page.getByText('Which size for my window?').click();
  await expect(page.getByText('AED 2,775 for this window')).toBeVisible();
});
