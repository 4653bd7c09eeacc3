import { trust } from '@/browser/trustedTypes';
import { cacheVisitedPage } from './cacheVisitedPage';

/** Registers the service worker, which then caches the current page. */
export function registerServiceWorker(serviceWorker: ServiceWorkerContainer): void {
  if (serviceWorker.controller === null) {
    // Not `controllerchange`: a page that opens while the one before it installs the worker may never be controlled.
    void serviceWorker.ready.then(({ active }) => cacheVisitedPage(active));
  }
  const url = trust().createScriptURL('/service-worker.js');
  // Private windows may reject the registration.
  serviceWorker.register(url).catch(() => undefined);
}
