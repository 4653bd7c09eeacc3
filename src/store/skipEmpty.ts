import type { Storage } from 'redux-persist';
import { asRecord } from '@/lib/coerce';

/**
 * Removes the entry of a slice while its fields are empty, so that a visitor without one leaves no trace.
 * @param empty the JSON of each field when it is empty
 */
export function skipEmpty(storage: Storage, empty: Readonly<Record<string, string>>): Storage {
  return {
    ...storage,
    setItem: async (key: string, value: string) => {
      const fields = asRecord(JSON.parse(value));
      const isEmpty = Object.entries(empty).every(([name, json]) => fields[name] === json);
      await (isEmpty ? storage.removeItem(key) : storage.setItem(key, value));
    },
  };
}
