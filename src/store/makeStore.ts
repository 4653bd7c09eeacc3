import {
  combineSlices,
  configureStore,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type Persistor,
  type Storage,
} from 'redux-persist';
import { baseApi } from '@/api/baseApi';
import { createI18n } from '@/i18n/createI18n';
import { createNavigation } from '@/lib/navigation';
import { createToastQueue } from '@/lib/toastQueue';
import { makeListenerMiddleware } from './listeners/listenerMiddleware';
import { persistedAuth } from './persistedAuth';
import { persistedPreferences } from './persistedPreferences';
import { persistedRecent } from './persistedRecent';
import type { PersistedSlice, SliceLike } from './persistedSlice';
import { proveWork } from './proveWork';
import type { Services } from './services';
import type { CheckoutState } from './slices/checkoutSlice';
import type { MadeDraftState } from './slices/madeDraftSlice';
import { pendingCartSlice } from './slices/pendingCartSlice';
import type { Persisted } from './slices/persisted';
import type { ShortlistState } from './slices/shortlistSlice';
import type { WindowsState } from './slices/windowsSlice';

export interface StoreOptions {
  services?: Partial<Services>;
  /** Storage of the session; nothing is persisted without it (server render, stories). */
  storage?: Storage;
  preloadedState?: Partial<RootState>;
}

/** The checks of development do not warn of their own time, which depends on the machine. */
const CHECK_WARN_AFTER_MS = Number.POSITIVE_INFINITY;

const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

function makeServices(services: Partial<Services> = {}): Services {
  const all: Services = {
    apiBaseUrl: '/api',
    fetch: (...args) => fetch(...args),
    isOffline: () => false,
    i18n: createI18n(),
    toasts: createToastQueue(),
    navigation: createNavigation(),
    log: (message, details) => console.warn(message, details),
    purgeStorage: () => Promise.resolve(),
    resumePersistence: () => undefined,
    proveWork: (challenge, endpoint) => proveWork(all, challenge, endpoint),
    currentPath: () => '/',
    ...services,
  };
  return all;
}

/** Slices that are code-split with their screens; those of one feature are declared there. */
export interface LazySlices {
  checkout: CheckoutState;
  madeDraft: MadeDraftState;
  shortlist: Persisted<ShortlistState>;
  windows: Persisted<WindowsState>;
}
type LazySlice = {
  [Name in keyof LazySlices]:
    SliceLike<Name, LazySlices[Name]> | PersistedSlice<Name, LazySlices[Name]>;
}[keyof LazySlices];

const makeRootReducer = (storage: Storage | undefined) =>
  combineSlices(
    baseApi,
    pendingCartSlice,
    persistedAuth.storedIn(storage),
    persistedPreferences.storedIn(storage),
    persistedRecent.storedIn(storage),
  ).withLazyLoadedSlices<LazySlices>();

/** Creates the store of one page, server request, test or story. */
export function makeStore({ services, storage, preloadedState }: StoreOptions = {}) {
  const extraArgument = { ...makeServices(services), storage };
  const rootReducer = makeRootReducer(storage);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument },
        serializableCheck: { ignoredActions: PERSIST_ACTIONS, warnAfter: CHECK_WARN_AFTER_MS },
        immutableCheck: { warnAfter: CHECK_WARN_AFTER_MS },
      })
        .prepend(makeListenerMiddleware(extraArgument))
        .concat(baseApi.middleware),
  });
  /**
   * Adds a code-split slice (https://redux.js.org/usage/code-splitting); a stored one is restored and follows other tabs.
   * Further calls do nothing.
   */
  const inject = (slice: LazySlice) => {
    if (Object.hasOwn(store.getState(), slice.reducerPath)) return;
    const isStored = 'storedIn' in slice;
    rootReducer.inject(isStored ? slice.storedIn(storage) : slice);
    // Its action sets the initial state of the slice.
    store.replaceReducer(rootReducer);
    if (!isStored) return;
    extraArgument.resumePersistence();
    slice.follow(store.dispatch);
  };
  return Object.assign(store, { services: extraArgument, inject });
}

/** Restores and persists session, preferences and recently viewed products, without delaying the first paint. */
export function startPersistence(store: AppStore): Persistor {
  const persistor = persistStore(store);
  store.services.resumePersistence = () => persistor.persist();
  store.services.purgeStorage = async () => {
    await persistor.flush();
    await persistor.purge();
  };
  return persistor;
}

/** Refetches on window focus and reconnect (product 13.6); browser only. Returns the unsubscribe function. */
export function startFocusRefetch(store: AppStore): () => void {
  return setupListeners(store.dispatch);
}

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
