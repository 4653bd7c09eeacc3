import { expect, test } from './support/shop.ts';

const PAGES = [
  '/',
  '/products',
  '/product-detail?id=almas-ivory-linen',
  '/services/custom-tailoring',
  '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
];

for (const path of PAGES) {
  test(`${path} loads the first subset of each font only`, async ({ page }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect([...fonts].map((url) => /figtree|cormorant/.exec(url)?.[0]).sort()).toEqual([
      'cormorant',
      'figtree',
    ]);
  });
}

test('the next Arabic screen shows fonts that arrived after the first paint (product 14.7)', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  const heading = page.getByRole('heading', { level: 1 });
  const shown = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, display, status }) =>
          family.includes('El Messiri') && display === 'swap' && status === 'loaded',
      ),
    );
  await page.goto('/ar/terms', { waitUntil: 'domcontentloaded' });
  await expect(heading).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  expect(await shown()).toBe(false);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ar$/);
  await expect.poll(shown).toBe(true);
});
