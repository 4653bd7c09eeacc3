import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Storage } from 'redux-persist';
import type { Id } from '@/contract/common';
import { asRecord } from '@/lib/coerce';
import { parseShortlist } from '@/lib/shortlist';
import { readPersisted } from './persist';
import { skipEmpty } from './skipEmpty';
import type { ShortlistState } from './slices/shortlistSlice';

/** Storage key of redux-persist: `persist:shortlist` holds the ids of the compared products (product 5.19). */
export const SHORTLIST_KEY = 'shortlist';
export const SHORTLIST_STORAGE_KEY = `persist:${SHORTLIST_KEY}`;

/** Wraps the reducer so that the shortlist survives a reload and the end of a session (decision 18). */
export function persistShortlist(reducer: Reducer<ShortlistState>, storage: Storage) {
  const config: PersistConfig<ShortlistState> = {
    key: SHORTLIST_KEY,
    version: 1,
    // The end of a session purges the storage, but the list belongs to the device.
    storage: { ...skipEmpty(storage, { ids: '[]' }), removeItem: () => Promise.resolve() },
    whitelist: ['ids'],
    stateReconciler: (inbound: unknown, _original: ShortlistState, { ids }: ShortlistState) => ({
      ids: parseShortlist([...parseShortlist(asRecord(inbound)['ids']), ...ids]),
    }),
    writeFailHandler: () => undefined,
    // The storage always resolves, so the timeout of redux-persist would only keep a timer running.
    timeout: 0,
  };
  return persistReducer<ShortlistState>(config, reducer);
}

/** The ids in the raw text of redux-persist. */
export const parseStoredShortlist = (raw: string | null): Id[] =>
  parseShortlist(readPersisted(raw)['ids']);
