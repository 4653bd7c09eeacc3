import type { Storage } from 'redux-persist';

/** Storage that never throws: falls back to memory when local storage is missing, full or forbidden. */
export function createSafeStorage(getLocalStorage: () => globalThis.Storage | undefined): Storage {
  const memory = new Map<string, string>();
  const attempt = <T>(access: (storage: globalThis.Storage) => T): T | undefined => {
    try {
      const storage = getLocalStorage();
      return storage && access(storage);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key: string) =>
      Promise.resolve(memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null),
    setItem: (key: string, value: string) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return Promise.resolve();
    },
    removeItem: (key: string) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
      return Promise.resolve();
    },
  };
}
