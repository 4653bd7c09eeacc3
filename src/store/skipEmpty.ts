import type { Storage } from 'redux-persist';
import { asRecord } from '@/lib/coerce';

/** Removes the entry of a slice while its field is empty, so that a visitor without one leaves no trace. */
export function skipEmpty(storage: Storage, field: string, empty: string): Storage {
  return {
    ...storage,
    setItem: async (key: string, value: string) => {
      const isEmpty = asRecord(JSON.parse(value))[field] === empty;
      await (isEmpty ? storage.removeItem(key) : storage.setItem(key, value));
    },
  };
}
