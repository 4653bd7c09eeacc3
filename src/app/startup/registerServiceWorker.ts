import { trust } from '@/browser/trustedTypes';
import { cacheVisitedPage } from './cacheVisitedPage';

/** Registers the service worker, which then caches the current page. */
export function registerServiceWorker(serviceWorker: ServiceWorkerContainer): void {
  if (serviceWorker.controller === null) {
    const handleControl = () => cacheVisitedPage(serviceWorker);
    serviceWorker.addEventListener('controllerchange', handleControl, { once: true });
  }
  const url = trust().createScriptURL('/service-worker.js');
  // Private windows may reject the registration.
  serviceWorker.register(url).catch(() => undefined);
}
