/**
 * Registers the service worker and opens links offline. Loads after the `load` event, so that precaching does not delay
 * the first visit.
 */
export function startOfflineSupport(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const start = () => {
    import(/* webpackChunkName: "offline" */ './offlineSupport')
      .then(({ openLinksOffline, registerServiceWorker }) => {
        openLinksOffline();
        registerServiceWorker(serviceWorker);
      })
      .catch(() => undefined); // Without its chunk the shop works online only.
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
