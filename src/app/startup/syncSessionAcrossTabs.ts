import type { AppStore } from '@/store/makeStore';
import { AUTH_STORAGE_KEY, parseStoredSession } from '@/store/persist';
import { followSession } from '@/store/followSession';

/** Signs this tab in or out when another tab does. Returns the unsubscribe function. */
export function syncSessionAcrossTabs(store: AppStore): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    // Clearing the storage fires an event without a key.
    if (key !== null && key !== AUTH_STORAGE_KEY) return;
    store.dispatch(followSession(parseStoredSession(newValue)));
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
