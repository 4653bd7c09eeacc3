import { afterLoad } from '@/browser/afterLoad';
import type { SsrCache } from '@/contract/render';
import type { AppStore } from '@/store/makeStore';

/**
 * Registers the service worker, opens links offline, refetches the queries of an outdated page of its cache, and syncs
 * restored pages, the cart and stored windows. Loads after the `load` event, so that precaching does not delay the first
 * visit.
 * @param cache query results embedded in the page; `undefined` when the client renders it
 */
export function startOfflineSupport(store: AppStore, cache: SsrCache | undefined): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  afterLoad(() => {
    import(/* webpackChunkName: "late" */ './offlineSupport')
      .then(({ offlineSupport }) => offlineSupport(store, serviceWorker, cache))
      .catch(() => undefined); // Without its chunk the shop works online only.
  });
}
