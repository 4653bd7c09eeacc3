import type { AppStore } from './makeStore';
import { reviewDraftReducer } from './slices/reviewDraftSlice';

/** Adds the drafts of reviews to the store. Code-split, like `startWindows`. */
export function startReviewDraft(store: AppStore): void {
  if (store.getState().reviewDraft === undefined) {
    store.injectReducer({ reviewDraft: reviewDraftReducer });
  }
}
