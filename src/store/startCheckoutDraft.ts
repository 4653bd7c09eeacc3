import type { AppStore } from './makeStore';
import { checkoutReducer } from './slices/checkoutSlice';

/** Adds the draft of the checkout to the store. Code-split, like `startWindows`. */
export function startCheckoutDraft(store: AppStore): void {
  if (store.getState().checkout === undefined) store.injectReducer({ checkout: checkoutReducer });
}
