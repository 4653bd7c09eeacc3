import type { Page } from '@playwright/test';

const MOST_PASSES = 100;

/** Goes down the page and back up once, so that everything that waits to be seen has been. */
async function seeWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // The observer looks in the frame after the one that moved; a busy browser tells what it saw some tasks later.
      await nextFrame();
      await nextFrame();
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Fonts there, pictures decoded, animations over (less motion leaves none that goes on for ever), nothing left to do,
 * and the document the same for two frames.
 * @throws Error when the document goes on changing.
 */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async (mostPasses) => {
    let hasChanged = true;
    new MutationObserver(() => {
      hasChanged = true;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let pass = 0; hasChanged; pass += 1) {
      if (pass === mostPasses) throw new Error('The story does not come to rest.');
      hasChanged = false;
      await document.fonts.ready;
      const pictures = Array.from(document.images).filter(({ currentSrc }) => currentSrc !== '');
      // A picture that cannot be shown has settled as well.
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, MOST_PASSES);
}

/** Counts what a page has asked for and not yet got. */
export function watchRequests(page: Page): () => number {
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  return () => pending;
}

/** Waits until a page looks as it will go on looking. */
export async function settle(page: Page, pending: () => number): Promise<void> {
  await seeWholePage(page);
  do await rest(page);
  while (pending() > 0);
}
