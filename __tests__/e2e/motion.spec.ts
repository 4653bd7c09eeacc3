import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';

/** What a browser moves without laying out or painting the page anew; visibility only flips, at the end of a fade. */
const CHEAP = ['opacity', 'transform', 'visibility'];
/** A motion that lays the page out does so with each of hundreds of frames; a control that changes its name does it once. */
const FEW_LAYOUTS = 10;
/** How long the page is watched, in ms: more than the time of one slide. */
const WATCHED_MS = 4_000;

/** Names of the properties that were animated by the page while it was watched. */
function animatedProperties(page: Page): Promise<string[]> {
  return page.evaluate(async (watchedMs) => {
    const facts = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const found = new Set<string>();
    const until = performance.now() + watchedMs;
    while (performance.now() < until) {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        for (const name of effect.getKeyframes().flatMap(Object.keys)) found.add(name);
      }
      await new Promise((done) => requestAnimationFrame(done));
    }
    return [...found].filter((name) => !facts.has(name)).sort();
  }, WATCHED_MS);
}

/** How often the browser laid out the page while it was watched. */
async function countLayouts(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  const before = await read();
  await page.waitForTimeout(WATCHED_MS);
  return (await read()) - before;
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  // The first sign of life also wakes what waits below the first view.
  await page.mouse.move(5, 200);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Pause the testimonials' })).toBeAttached();
}

test('slides and passing lines move by transform and opacity alone', async ({ page }) => {
  await openHome(page);
  expect(await animatedProperties(page)).toEqual(CHEAP);
});

test('passing lines and testimonials lay nothing out anew', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(5, 200);
  expect(await countLayouts(page)).toBeLessThan(FEW_LAYOUTS);
  const testimonials = page.getByRole('list', { name: 'What our customers say' });
  await testimonials.scrollIntoViewIfNeeded();
  const placeOf = () => testimonials.evaluate((list) => list.scrollLeft);
  const start = await placeOf();
  await expect.poll(placeOf).not.toBe(start);
  await page.waitForLoadState('networkidle');
  expect(await countLayouts(page)).toBeLessThan(FEW_LAYOUTS);
});
