import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Storage } from 'redux-persist';
import { asList, asRecord } from '@/lib/coerce';
import { skipEmpty } from './skipEmpty';
import { MAX_RECENT, type RecentProduct, type RecentState } from './slices/recentSlice';

/** Storage key of redux-persist: `persist:recent` holds the recently viewed products (product 5.17). */
export const RECENT_KEY = 'recent';

const NINETY_DAYS_MS = 90 * 86_400_000;

/** A stored entry; `undefined` when it is unusable, from the future or older than 90 days. */
function parseRecent(value: unknown): RecentProduct | undefined {
  const { id, at } = asRecord(value);
  if (typeof id !== 'string' || id === '' || typeof at !== 'number') return undefined;
  const age = Date.now() - at;
  return age >= 0 && age < NINETY_DAYS_MS ? { id, at } : undefined;
}

/** Wraps the reducer of recently viewed products so that they survive a reload (decision 16). */
export function persistRecent(reducer: Reducer<RecentState>, storage: Storage) {
  const config: PersistConfig<RecentState> = {
    key: RECENT_KEY,
    version: 1,
    storage: skipEmpty(storage, { products: '[]' }),
    stateReconciler: (inbound: unknown, _original: RecentState, { products }: RecentState) => {
      const stored = asList(asRecord(inbound)['products'], parseRecent);
      const isViewed = ({ id }: RecentProduct) => products.some((product) => product.id === id);
      // What was viewed before storage was read is newer.
      const older = stored.filter((product) => !isViewed(product));
      return { products: [...products, ...older].slice(0, MAX_RECENT) };
    },
    writeFailHandler: () => undefined,
    // The storage always resolves, so the timeout of redux-persist would only keep a timer running.
    timeout: 0,
  };
  return persistReducer<RecentState>(config, reducer);
}
