import type { BrowserContext } from '@playwright/test';

/**
 * Cuts the connection of a context. Chromium 150 sets `navigator.onLine` of the open documents only, so a script sets
 * it in later ones.
 * @returns restores the connection
 */
export async function goOffline(context: BrowserContext): Promise<() => Promise<void>> {
  await context.setOffline(true);
  const script = await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  return async () => {
    await script.dispose();
    await context.setOffline(false);
    for (const page of context.pages()) {
      await page.evaluate(() => {
        if (!Object.hasOwn(navigator, 'onLine')) return;
        Reflect.deleteProperty(navigator, 'onLine');
        window.dispatchEvent(new Event('online'));
      });
    }
  };
}
