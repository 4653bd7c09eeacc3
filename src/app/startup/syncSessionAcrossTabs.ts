import { asText } from '@/lib/coerce';
import { followSession } from '@/store/followSession';
import { followStorage } from '@/store/followStorage';
import type { AppStore } from '@/store/makeStore';
import { AUTH_STORAGE_KEY, parseStoredSession } from '@/store/persist';

/** Signs this tab in or out when another tab does, also while this page was in the back/forward cache. */
export function syncSessionAcrossTabs(store: AppStore): void {
  const follow = (raw: string | null) => store.dispatch(followSession(parseStoredSession(raw)));
  const followStored = async () => {
    const raw: unknown = await store.services.storage?.getItem(AUTH_STORAGE_KEY);
    follow(asText(raw) ?? null);
  };
  followStorage(AUTH_STORAGE_KEY, follow);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Storage events of the meantime arrive after the first frame, or never.
    if (persisted) void followStored();
  });
}
