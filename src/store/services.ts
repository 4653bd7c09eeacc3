import type { Navigation } from '@/lib/navigation';
import type { ToastQueue } from '@/lib/toastQueue';

/** What thunks, listeners and the API need from outside the store; one set per store. */
export interface Services {
  /** Base URL of the API, without a trailing slash (product 13.1). */
  apiBaseUrl: string;
  fetch: typeof fetch;
  toasts: ToastQueue;
  navigation: Navigation;
  /** Notes a failure for whoever looks into the console. */
  log: (message: string, details: unknown) => void;
  /** Empties the stored session. */
  purgeStorage: () => Promise<void>;
  /** Where the visitor is, as path and query. */
  currentPath: () => string;
}
