// What `startOfflineSupport` lazy-loads, as one chunk.
export { openLinksOffline } from '../routing/openLinksOffline';
export { registerServiceWorker } from './registerServiceWorker';
