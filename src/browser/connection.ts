/** https://developer.mozilla.org/docs/Web/API/NetworkInformation, which Safari and Firefox do not have. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the browser has no connection at all; `false` on the server. */
export const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

/** Whether the customer asked to save data, or the network is of the second generation. */
export function isDataScarce(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Calls the listener when the browser goes offline or online. Returns the unsubscribe function. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
  };
}
