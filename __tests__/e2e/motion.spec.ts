import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';

/** Properties that animate without layout or paint; `visibility` only flips at the end of a fade. */
const CHEAP_PROPERTIES = ['opacity', 'transform', 'visibility'];
/** Tolerates single layouts, such as a renamed button; an animated layout repeats in each frame. */
const MAX_LAYOUTS = 10;
/** Observation time in ms: longer than one slide. */
const OBSERVED_MS = 4_000;

/** Names of the properties that the page animates during the observation. */
function animatedProperties(page: Page): Promise<string[]> {
  return page.evaluate(async (observedMs) => {
    const metadata = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const found = new Set<string>();
    const until = performance.now() + observedMs;
    while (performance.now() < until) {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        for (const name of effect.getKeyframes().flatMap(Object.keys)) found.add(name);
      }
      await new Promise((done) => requestAnimationFrame(done));
    }
    return [...found].filter((name) => !metadata.has(name)).sort();
  }, OBSERVED_MS);
}

/** Number of layouts during the observation. */
async function countLayouts(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  const before = await read();
  await page.waitForTimeout(OBSERVED_MS);
  return (await read()) - before;
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  // The first interaction hydrates what is below the fold.
  await page.mouse.move(5, 200);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Pause the testimonials' })).toBeAttached();
}

test('slides and marquee animate transform and opacity only', async ({ page }) => {
  await openHome(page);
  expect(await animatedProperties(page)).toEqual(CHEAP_PROPERTIES);
});

test('marquee and testimonials cause no layout', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(5, 200);
  expect(await countLayouts(page)).toBeLessThan(MAX_LAYOUTS);
  const testimonials = page.getByRole('list', { name: 'What our customers say' });
  await testimonials.scrollIntoViewIfNeeded();
  const scrollLeftOf = () => testimonials.evaluate((list) => list.scrollLeft);
  const start = await scrollLeftOf();
  await expect.poll(scrollLeftOf).not.toBe(start);
  await page.waitForLoadState('networkidle');
  expect(await countLayouts(page)).toBeLessThan(MAX_LAYOUTS);
});
