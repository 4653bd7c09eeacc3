/** Whether the browser has no connection at all; `false` on the server. */
export const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

/** Calls the listener when the browser goes offline or online. Returns the unsubscribe function. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
  };
}

/** Resolves when the browser is online again. */
export function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
