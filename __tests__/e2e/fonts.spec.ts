import type { Page } from '@playwright/test';
import { cachedUrls, untilControlled } from './support/serviceWorker.ts';
import { expect, test } from './support/shop.ts';

const PAGES = [
  '/',
  '/products',
  '/product-detail?id=almas-ivory-linen',
  '/services/custom-tailoring',
  '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
  '/ar/product-detail?id=almas-ivory-linen',
  '/ar/terms',
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
    expect(
      [...fonts].map((url) => /figtree|cormorant|readex|messiri/.exec(url)?.[0]).sort(),
    ).toEqual(
      path.startsWith('/ar/') ? ['figtree', 'messiri', 'readex'] : ['cormorant', 'figtree'],
    );
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

/** Family of the font that most letters of the first element of a selector have, and whether it is a web font. */
async function shownFont(page: Page, selector: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0];
}

test.describe('the second document', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const { home, second, serif, sans } of [
    { home: '/', second: '/products', serif: 'Cormorant Garamond', sans: 'Figtree' },
    { home: '/ar', second: '/ar/products', serif: 'El Messiri', sans: 'Readex Pro' },
  ]) {
    test(`${second} starts with the web fonts (product 14.7)`, async ({ page, context }) => {
      await page.goto(home);
      await untilControlled(page);
      for (const family of [serif, sans]) {
        const file = family.toLowerCase().replace(' ', '-');
        await expect.poll(async () => (await cachedUrls(page)).join(' ')).toContain(file);
      }
      // As a link in a mail: without the fonts that the first page has in memory.
      await page.close();
      const opened = await context.newPage();
      await opened.goto(second);
      await opened.waitForLoadState('networkidle');

      for (const [selector, family] of Object.entries({ h1: serif, 'main p': sans })) {
        const font = await shownFont(opened, selector);
        expect(font?.familyName).toContain(family);
        expect(font?.isCustomFont).toBe(true);
      }
      // Requested with the document, before its styles ask for them.
      const preloaded = await opened.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.woff2')),
      );
      expect(preloaded).toHaveLength(home === '/' ? 2 : 3);
    });
  }
});
