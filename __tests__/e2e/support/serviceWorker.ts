import type { Page } from '@playwright/test';

/** Resolves when the service worker controls the page. */
export async function untilControlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  });
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
