/** Calls the listener with the text of a storage entry that another tab has changed. */
export function followStorage(storageKey: string, listener: (raw: string | null) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Clearing the storage fires an event without a key.
    if (key === null || key === storageKey) listener(newValue);
  });
}
