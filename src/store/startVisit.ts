import type { AppStore } from './makeStore';
import { visitReducer } from './slices/visitSlice';

/** Adds the requested visit to the store. Code-split, like `startWindows`. */
export function startVisit(store: AppStore): void {
  if (store.getState().visit === undefined) store.injectReducer({ visit: visitReducer });
}
