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
