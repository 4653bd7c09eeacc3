import type { Storage } from 'redux-persist';
import type { Challenge } from '@/contract/common';
import type { I18n } from '@/i18n/createI18n';
import type { Navigation } from '@/lib/navigation';
import type { ToastQueue } from '@/lib/toastQueue';

/** Dependencies of thunks, listeners and the API; one set per store. */
export interface Services {
  /** Base URL of the API, without a trailing slash (product 13.1). */
  apiBaseUrl: string;
  fetch: typeof fetch;
  /** Whether the browser has no connection, so that a retry is pointless. */
  isOffline: () => boolean;
  /** Language and texts of the page. */
  i18n: I18n;
  toasts: ToastQueue;
  navigation: Navigation;
  /** Logs a failure to the console. */
  log: (message: string, details: unknown) => void;
  /** Storage of persisted slices; `undefined` when nothing is persisted. */
  storage?: Storage;
  /** Restores and persists slices that were added to the store later. */
  resumePersistence: () => void;
  /** Removes the stored session. */
  purgeStorage: () => Promise<void>;
  /**
   * Does the proof of work of a challenged request.
   * @returns value of the header; `undefined` when it cannot be done
   */
  proveWork: (challenge: Challenge, endpoint: string) => Promise<string | undefined>;
  /** Path and query of the current page, without the prefix of its language. */
  currentPath: () => string;
}
