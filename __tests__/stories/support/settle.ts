import type { Page } from '@playwright/test';

const MAX_PASSES = 100;

/** Scrolls through the page once, which triggers lazy loading and hydration. */
async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // IntersectionObserver notifies in the next frame, or some tasks later in a busy browser.
      await nextFrame();
      await nextFrame();
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Waits until fonts are loaded, images decoded, animations finished, and the document unchanged for two frames.
 * @throws Error when the document does not stop changing
 */
async function waitForStableDocument(page: Page): Promise<void> {
  await page.evaluate(async (maxPasses) => {
    let hasChanged = true;
    new MutationObserver(() => {
      hasChanged = true;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let pass = 0; hasChanged; pass += 1) {
      if (pass === maxPasses) throw new Error('The story does not stop changing.');
      hasChanged = false;
      await document.fonts.ready;
      const images = Array.from(document.images).filter(({ currentSrc }) => currentSrc !== '');
      // A broken image counts as decoded.
      await Promise.allSettled(images.map((image) => image.decode()));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, MAX_PASSES);
}

/** Counts the pending requests of a page. */
export function watchRequests(page: Page): () => number {
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  return () => pending;
}

/** Waits until a page is stable and has no pending requests. */
export async function settle(page: Page, pending: () => number): Promise<void> {
  await scrollThroughPage(page);
  do await waitForStableDocument(page);
  while (pending() > 0);
}
