import { trust } from '@/browser/trustedTypes';

/** Registers the service worker after the `load` event, so that precaching does not delay the first visit. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    const url = trust().createScriptURL('/service-worker.js');
    // Private windows may reject the registration.
    navigator.serviceWorker.register(url).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
