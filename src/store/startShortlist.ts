import type { Reducer } from '@reduxjs/toolkit';
import { followStorage } from './followStorage';
import type { AppStore } from './makeStore';
import { parseStoredShortlist, persistShortlist, SHORTLIST_STORAGE_KEY } from './persistShortlist';
import {
  shortlistFollowed,
  shortlistReducer,
  type PersistedShortlistState,
} from './slices/shortlistSlice';

/** Adds the shortlist to the store, restores it and follows other tabs. Code-split, like `startWindows`. */
export function startShortlist(store: AppStore): void {
  if (store.getState().shortlist !== undefined) return;
  const { storage, resumePersistence } = store.services;
  const reducer = storage ? persistShortlist(shortlistReducer, storage) : shortlistReducer;
  store.injectReducer({ shortlist: reducer as Reducer<PersistedShortlistState> });
  resumePersistence();
  followStorage(SHORTLIST_STORAGE_KEY, (raw) =>
    store.dispatch(shortlistFollowed(parseStoredShortlist(raw))),
  );
}
