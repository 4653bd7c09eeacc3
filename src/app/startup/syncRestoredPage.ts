import { asText } from '@/lib/coerce';
import { followSession } from '@/store/followSession';
import type { AppStore } from '@/store/makeStore';
import { AUTH_STORAGE_KEY, parseStoredSession } from '@/store/persistedAuth';
import { selectToken } from '@/store/slices/authSlice';

/** Follows the stored session, signed out in between: what the previous customer typed is unmounted. */
async function followStoredSession(store: AppStore): Promise<void> {
  const raw: unknown = await store.services.storage?.getItem(AUTH_STORAGE_KEY);
  const session = parseStoredSession(asText(raw) ?? null);
  if ((session?.token ?? null) === selectToken(store.getState())) return;
  store.dispatch(followSession(null));
  await new Promise((resolve) => setTimeout(resolve));
  store.dispatch(followSession(session));
}

/**
 * Signs a page in or out when the browser restores it from the back/forward cache. The storage events of the meantime
 * arrive after its first frame, or never.
 */
export function syncRestoredPage(store: AppStore): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void followStoredSession(store);
  });
}
