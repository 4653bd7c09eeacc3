// What `startOfflineSupport` lazy-loads, as one chunk.
export { openLinksOffline } from '../routing/openLinksOffline';
export { refetchStaleQueries } from '../ssr/refetchStaleQueries';
export { registerServiceWorker } from './registerServiceWorker';
export { startStoredWindows } from './startStoredWindows';
