import {
  combineReducers,
  configureStore,
  type Reducer,
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
import { createNavigation } from '@/lib/navigation';
import { createToastQueue } from '@/lib/toastQueue';
import { makeListenerMiddleware } from './listeners/listenerMiddleware';
import { persistAuth } from './persist';
import type { Services } from './services';
import { authReducer, type PersistedAuthState } from './slices/authSlice';
import { checkoutReducer } from './slices/checkoutSlice';
import { pendingCartReducer } from './slices/pendingCartSlice';
import { reviewDraftReducer } from './slices/reviewDraftSlice';

export interface StoreOptions {
  services?: Partial<Services>;
  /** Where the session is kept; without it nothing is persisted (server render, stories). */
  storage?: Storage;
  preloadedState?: Partial<RootState>;
}

/** Development checks of the state may take this long before they complain, on a busy machine too. */
const DEVELOPMENT_CHECK_MS = 500;

const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

function makeServices(services: Partial<Services> = {}): Services {
  return {
    apiBaseUrl: '/api',
    fetch: (...args) => fetch(...args),
    toasts: createToastQueue(),
    navigation: createNavigation(),
    log: (message, details) => console.warn(message, details),
    purgeStorage: () => Promise.resolve(),
    currentPath: () => '/',
    ...services,
  };
}

function makeReducer(storage: Storage | undefined) {
  const auth = storage ? persistAuth(authReducer, storage) : authReducer;
  return combineReducers({
    [baseApi.reducerPath]: baseApi.reducer,
    auth: auth as Reducer<PersistedAuthState>,
    checkout: checkoutReducer,
    pendingCart: pendingCartReducer,
    reviewDraft: reviewDraftReducer,
  });
}

/** A store of its own for every page, request, test or story; it shares nothing with other stores. */
export function makeStore({ services, storage, preloadedState }: StoreOptions = {}) {
  const extraArgument = makeServices(services);
  const store = configureStore({
    reducer: makeReducer(storage),
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument },
        serializableCheck: { ignoredActions: PERSIST_ACTIONS, warnAfter: DEVELOPMENT_CHECK_MS },
        immutableCheck: { warnAfter: DEVELOPMENT_CHECK_MS },
      })
        .prepend(makeListenerMiddleware(extraArgument))
        .concat(baseApi.middleware),
  });
  return Object.assign(store, { services: extraArgument });
}

/** Reads the stored session and keeps it up to date; the first paint does not wait for it. */
export function startPersistence(store: AppStore): Persistor {
  const persistor = persistStore(store);
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

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
