import type { Reducer } from '@reduxjs/toolkit';
import { followStorage } from './followStorage';
import type { AppStore } from './makeStore';
import { parseStoredWindows, persistWindows } from './persistWindows';
import { windowsFollowed, windowsReducer, type PersistedWindowsState } from './slices/windowsSlice';
import { WINDOWS_STORAGE_KEY } from './windowsKey';

/**
 * Adds the windows to the store, restores them and follows other tabs. Code-split with the screens that need them, because
 * every page would load a slice of the first store.
 */
export function startWindows(store: AppStore): void {
  if (store.getState().windows !== undefined) return;
  const { storage, resumePersistence } = store.services;
  const reducer = storage ? persistWindows(windowsReducer, storage) : windowsReducer;
  store.injectReducer({ windows: reducer as Reducer<PersistedWindowsState> });
  resumePersistence();
  followStorage(WINDOWS_STORAGE_KEY, (raw) =>
    store.dispatch(windowsFollowed(parseStoredWindows(raw))),
  );
}
