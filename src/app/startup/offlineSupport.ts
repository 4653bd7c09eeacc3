import type { SsrCache } from '@/contract/render';
import type { AppStore } from '@/store/makeStore';
import { openLinksOffline } from '../navigation/openLinksOffline';
import { refetchStaleQueries } from '../ssr/refetchStaleQueries';
import { registerServiceWorker } from './registerServiceWorker';
import { startStoredWindows } from './startStoredWindows';
import { syncCartAcrossTabs } from './syncCartAcrossTabs';
import { syncRestoredPage } from './syncRestoredPage';

/** What `startOfflineSupport` lazy-loads, as one chunk. */
export async function offlineSupport(
  store: AppStore,
  serviceWorker: ServiceWorkerContainer,
  cache: SsrCache | undefined,
): Promise<void> {
  syncRestoredPage(store);
  openLinksOffline();
  if (cache !== undefined) refetchStaleQueries(store, cache);
  registerServiceWorker(serviceWorker);
  syncCartAcrossTabs(store);
  await startStoredWindows(store);
}
