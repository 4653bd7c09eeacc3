import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/baseApi';
import { isApiError, isWorthRetrying } from '@/api/errors';
import { windowsApi } from '@/api/windows';
import type { WindowChanges } from '@/contract/windows';
import { asRecord } from '@/lib/coerce';
import { mergeAccount } from '@/lib/windows/mergeAccount';
import type { AppDispatch, AppStore, RootState } from './makeStore';
import type { Services } from './services';
import { selectIsSignedIn, selectToken, selectUser } from './slices/authSlice';
import { accountMerged, selectDeviceWindows, windowsFollowed } from './slices/windowsSlice';
import { selectPendingChanges } from './windowsAccount';

/** Pause in typing after which changes are sent. */
const SAVE_DELAY_MS = 1_000;
const RETRY_DELAY_MS = 30_000;
const MS_PER_S = 1_000;

const { getWindows, saveWindows } = windowsApi.endpoints;
/** Responses with windows. A constant, because TypeScript infers no action from an inline matcher. */
const isAccountResponse = isAnyOf(getWindows.matchFulfilled, saveWindows.matchFulfilled);
const listen = addListener.withTypes<RootState, AppDispatch, Services>();

/** Reads the account's windows after sign-in, and again on focus and reconnect like every query. */
function followAccount(store: AppStore): void {
  const read = () => {
    if (selectIsSignedIn(store.getState())) void store.dispatch(getWindows.initiate());
  };
  store.dispatch(
    listen({
      predicate: (action, state, before) =>
        selectToken(state) !== selectToken(before) || baseApi.util.resetApiState.match(action),
      effect: async (_action, api) => {
        // A change of session also resets the cache: one query after both.
        api.cancelActiveListeners();
        await api.delay(0);
        read();
      },
    }),
  );
  read();
}

/** Merges every response into the windows of the device, once these are restored. */
function mergeResponses(store: AppStore): void {
  store.dispatch(
    listen({
      matcher: isAccountResponse,
      effect: async ({ payload: account, meta }, api) => {
        const isRestored = () => selectDeviceWindows(api.getState()) !== undefined;
        if (!isRestored()) await api.condition(isRestored);
        const state = api.getState();
        const user = selectUser(state);
        const device = selectDeviceWindows(state);
        const { token } = asRecord(meta.baseQueryMeta);
        // The response may belong to a session that has ended since.
        if (user === null || device === undefined || token !== selectToken(state)) return;
        const sent = meta.arg.type === 'mutation' ? meta.arg.originalArgs : undefined;
        api.dispatch(accountMerged(mergeAccount(device, { ownerId: user._id, account, sent })));
      },
    }),
  );
}

/** Sends changes after a pause, one request at a time. Retries failures, at the latest with the next reading. */
function sendChanges(store: AppStore): void {
  let latest: PromiseLike<unknown> = Promise.resolve();
  /** The last changes that were sent successfully. A server that ignores them would be sent them without end. */
  let saved: WindowChanges | undefined;
  store.dispatch(
    listen({
      // The tab in which the windows were changed sends them.
      predicate: (action, state, before) =>
        accountMerged.match(action) ||
        (state.windows !== before.windows && !windowsFollowed.match(action)),
      effect: async (_action, api) => {
        api.cancelActiveListeners();
        await api.delay(SAVE_DELAY_MS);
        await api.pause(Promise.resolve(latest));
        for (;;) {
          const changes = selectPendingChanges(api.getState());
          // Structural sharing returns equal changes as the same object.
          if (changes === undefined || copyWithStructuralSharing(saved, changes) === saved) return;
          const request = api.dispatch(saveWindows.initiate(changes, { track: false }));
          latest = request.then(({ error }) => {
            if (error === undefined) saved = changes;
          });
          const { error } = await api.pause(Promise.resolve(request));
          const isTemporary = isApiError(error) && isWorthRetrying(error);
          if (!isTemporary || api.extra.isOffline()) return;
          await api.delay(Math.max(RETRY_DELAY_MS, MS_PER_S * (error.retryAfter ?? 0)));
        }
      },
    }),
  );
}

const synced = new WeakSet<AppStore>();

/** Keeps the windows of the device and of the signed-in account equal (product 15.10). Further calls do nothing. */
export function syncWindows(store: AppStore): void {
  if (synced.has(store)) return;
  synced.add(store);
  mergeResponses(store);
  sendChanges(store);
  followAccount(store);
}
