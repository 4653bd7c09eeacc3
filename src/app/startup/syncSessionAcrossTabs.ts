import type { AppStore } from '@/store/makeStore';
import { AUTH_STORAGE_KEY, parseStoredSession } from '@/store/persist';
import { followSession } from '@/store/session';

/** Signs this tab in or out when another tab does; `storage` fires only in the other tabs. Returns the way to stop. */
export function syncSessionAcrossTabs(store: AppStore): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    // A cleared storage reports no key at all.
    if (key !== null && key !== AUTH_STORAGE_KEY) return;
    store.dispatch(followSession(parseStoredSession(newValue)));
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
