import { followSession } from '@/store/followSession';
import { followStorage } from '@/store/persistedSlice';
import type { AppStore } from '@/store/makeStore';
import { AUTH_STORAGE_KEY, parseStoredSession } from '@/store/persistedAuth';

/** Signs this tab in or out when another tab does. */
export function syncSessionAcrossTabs(store: AppStore): void {
  followStorage(AUTH_STORAGE_KEY, (raw) => store.dispatch(followSession(parseStoredSession(raw))));
}
