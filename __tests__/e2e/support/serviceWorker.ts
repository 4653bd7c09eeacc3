import type { Page } from '@playwright/test';

/** Resolves when the service worker controls the page. */
export async function untilControlled(page: Page): Promise<void> {
  const isControlled = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activating') {
      await new Promise((done) => {
        active.addEventListener('statechange', done, { once: true });
      });
    }
    return navigator.serviceWorker.controller !== null;
  });
  // It was opened while the page before it installed the worker, which claimed only what was open.
  if (!isControlled) await page.reload();
}

/** Resolves when the latest service worker of the server is active. */
export async function untilUpdated(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await new Promise<void>((resolve) => {
      const check = () => {
        if (registration.installing ?? registration.waiting) return;
        if (registration.active?.state === 'activated') resolve();
      };
      for (const worker of [registration.installing, registration.waiting, registration.active]) {
        worker?.addEventListener('statechange', check);
      }
      check();
    });
  });
}

/** URLs of all cached requests. */
export function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}
