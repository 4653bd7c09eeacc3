import {
  combineReducers,
  configureStore,
  type Reducer,
  type StateFromReducersMapObject,
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
import { persistAuth } from './persist';
import { persistPreferences } from './persistPreferences';
import { persistRecent } from './persistRecent';
import { proveWork } from './proveWork';
import type { Services } from './services';
import { authReducer, type PersistedAuthState } from './slices/authSlice';
import type { CheckoutState } from './slices/checkoutSlice';
import { pendingCartReducer } from './slices/pendingCartSlice';
import { preferencesReducer, type PersistedPreferencesState } from './slices/preferencesSlice';
import { recentReducer, type RecentState } from './slices/recentSlice';
import type { ReviewDraftState } from './slices/reviewDraftSlice';
import type { PersistedShortlistState } from './slices/shortlistSlice';
import type { VisitState } from './slices/visitSlice';
import type { PersistedWindowsState } from './slices/windowsSlice';

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

function makeReducers(storage: Storage | undefined) {
  const auth = storage ? persistAuth(authReducer, storage) : authReducer;
  const preferences = storage
    ? persistPreferences(preferencesReducer, storage)
    : preferencesReducer;
  const recent = storage ? persistRecent(recentReducer, storage) : recentReducer;
  return {
    [baseApi.reducerPath]: baseApi.reducer,
    auth: auth as Reducer<PersistedAuthState>,
    pendingCart: pendingCartReducer,
    preferences: preferences as Reducer<PersistedPreferencesState>,
    recent: recent as Reducer<RecentState>,
  };
}

/** Reducers of slices that are code-split with their screens. */
interface LazyReducers {
  checkout?: Reducer<CheckoutState>;
  reviewDraft?: Reducer<ReviewDraftState>;
  shortlist?: Reducer<PersistedShortlistState>;
  visit?: Reducer<VisitState>;
  windows?: Reducer<PersistedWindowsState>;
}
type Reducers = ReturnType<typeof makeReducers>;
type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

const combine = (reducers: Reducers & LazyReducers) => combineReducers(reducers) as RootReducer;

/** Creates the store of one page, server request, test or story. */
export function makeStore({ services, storage, preloadedState }: StoreOptions = {}) {
  const extraArgument = { ...makeServices(services), storage };
  const reducers = makeReducers(storage);
  const store = configureStore({
    reducer: combine(reducers),
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
  /** Adds code-split slices (https://redux.js.org/usage/code-splitting). */
  const injectReducer = (added: LazyReducers) =>
    store.replaceReducer(combine(Object.assign(reducers, added)));
  return Object.assign(store, { services: extraArgument, injectReducer });
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

export type RootState = StateFromReducersMapObject<Reducers> & {
  checkout?: CheckoutState;
  reviewDraft?: ReviewDraftState;
  shortlist?: PersistedShortlistState;
  visit?: VisitState;
  windows?: PersistedWindowsState;
};
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
