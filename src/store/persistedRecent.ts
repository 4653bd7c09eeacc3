import { asList, asRecord } from '@/lib/coerce';
import { persistedSlice } from './persistedSlice';
import { listRecent, recentSlice, toRecentState, type RecentProduct } from './slices/recentSlice';

const NINETY_DAYS_MS = 90 * 86_400_000;

/** A stored entry; `undefined` when it is unusable, from the future or older than 90 days. */
function parseRecent(value: unknown): RecentProduct | undefined {
  const { id, at } = asRecord(value);
  if (typeof id !== 'string' || id === '' || typeof at !== 'number') return undefined;
  const age = Date.now() - at;
  return age >= 0 && age < NINETY_DAYS_MS ? { id, at } : undefined;
}

/** Recently viewed products survive a reload (product 5.17, decision 16). */
export const persistedRecent = persistedSlice(recentSlice, {
  fields: ['products'],
  keepFor: ['products'],
  // A list, which earlier releases in other tabs read, too.
  toStored: (state) => ({ products: listRecent(state) }),
  // What was viewed before storage was read is newer.
  restore: (stored, state) =>
    toRecentState([...listRecent(state), ...asList(stored['products'], parseRecent)]),
});
