import { trust } from '@/lib/trustedTypes';

/** Lets the next visit start from disk; the first one comes to rest before. Without support nothing changes. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    const address = trust().createScriptURL('/service-worker.js');
    // Private windows may refuse it.
    navigator.serviceWorker.register(address).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
