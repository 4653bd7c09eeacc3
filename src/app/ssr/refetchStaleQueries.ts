import { setupListeners } from '@reduxjs/toolkit/query';
import type { SsrCache } from '@/contract/render';
import { firstInteraction } from '@/browser/firstInteraction';
import { asNumber, asRecord } from '@/lib/coerce';
import type { AppStore } from '@/store/makeStore';

/** The server caches pages for a minute; older ones come from the service worker's cache. */
const FRESH_MS = 2 * 60 * 1_000;

/** Refetches the queries embedded in an outdated page on the first interaction. */
export function refetchStaleQueries(store: AppStore, { queries }: SsrCache): void {
  const oldest = Date.now() - FRESH_MS;
  const isStale = Object.values(queries).some(
    (query) => (asNumber(asRecord(query)['fulfilledTimeStamp']) ?? 0) < oldest,
  );
  if (!isStale) return;
  // The focus handler refetches every query that a component subscribes to.
  setupListeners(store.dispatch, (dispatch, { onFocus }) => {
    void firstInteraction().then(() => dispatch(onFocus()));
    return () => undefined;
  });
}
