import type { Page } from '@playwright/test';
import { bilingual } from './support/bilingual.ts';
import { findFocused, findTargets } from './support/controls.ts';
import { expect, test } from './support/customer.ts';
import { prepareScreens } from './support/prepareScreen.ts';
import { expectNoSidewaysScroll, readToTheEnd } from './support/soundScreen.ts';
import { thorough } from './support/thorough.ts';

const tags = { tag: [bilingual.tag, thorough.tag] };

/** Tab stops of a page after which the rest is left out. */
const MAX_STOPS = 200;

/** Opens a page and waits for its data. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
}

/** Presses Tab to the end of the page; each stop must be marked and not hidden. */
async function expectVisibleFocus(page: Page, route: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    let focused = await findFocused(page);
    if (focused === undefined) return;
    // The page may still be scrolling.
    for (let look = 0; look < 10 && focused?.isVisible === false; look += 1) {
      await page.waitForTimeout(100);
      focused = await findFocused(page);
    }
    expect
      .soft({ route, ...focused })
      .toEqual({ route, name: focused?.name, isVisible: true, isMarked: true });
  }
}

test.beforeEach(() => test.slow());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'targets are at least 24 px, buttons and fields 44',
    tags,
    async ({ page, context, shop, pathOf }) => {
      for (const [route, url] of await prepareScreens(context, shop)) {
        await open(page, pathOf(url));
        const targets = await findTargets(page);
        const small = targets.filter(({ isMain, size }) => size < (isMain ? 44 : 24));
        expect.soft({ route, small }).toEqual({ route, small: [] });
        expect(targets.length).toBeGreaterThan(3);
      }
    },
  );
});

test.describe('with a zoom of 400 % on a screen of 1280 px', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test(
    'no page scrolls sideways, and bars do not hide what has focus',
    tags,
    async ({ page, context, shop, pathOf }) => {
      for (const [route, url] of await prepareScreens(context, shop)) {
        await open(page, pathOf(url));
        await expectNoSidewaysScroll(page);
        await expectVisibleFocus(page, route);
      }
    },
  );
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test(
    'buttons have borders, and focus is marked',
    tags,
    async ({ page, context, shop, pathOf }) => {
      for (const [route, url] of await prepareScreens(context, shop)) {
        await open(page, pathOf(url));
        const bare = await page
          .locator('.MuiButton-contained:visible, .MuiButton-outlined:visible')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => parseFloat(getComputedStyle(button).borderTopWidth) < 1)
              .map(({ textContent }) => textContent),
          );
        expect.soft({ route, bare }).toEqual({ route, bare: [] });
        await expectVisibleFocus(page, route);
      }
    },
  );
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', tags, async ({ page, context, shop, pathOf }) => {
    for (const [route, url] of await prepareScreens(context, shop)) {
      await open(page, pathOf(url));
      await readToTheEnd(page);
      const moving = await page.evaluate(() => [
        ...document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
        ...[...document.querySelectorAll('video')]
          .filter(({ paused }) => !paused)
          .map(({ src }) => src),
      ]);
      expect.soft({ route, moving }).toEqual({ route, moving: [] });
    }
  });
});
