import type { Reducer } from '@reduxjs/toolkit';
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
  window.addEventListener('storage', ({ key, newValue }) => {
    // Clearing the storage fires an event without a key.
    if (key === null || key === WINDOWS_STORAGE_KEY)
      store.dispatch(windowsFollowed(parseStoredWindows(newValue)));
  });
}
