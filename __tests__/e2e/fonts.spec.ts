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
