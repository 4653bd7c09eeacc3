import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Storage } from 'redux-persist';
import { asRecord, asText } from '@/lib/coerce';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { parseWindows } from '@/lib/windows/parseWindow';
import { skipEmpty } from './skipEmpty';
import { mergeWindows, type WindowsState } from './slices/windowsSlice';

/** Storage key of redux-persist: `persist:windows` holds the measured windows (product 15.2). */
export const WINDOWS_KEY = 'windows';
export const WINDOWS_STORAGE_KEY = `persist:${WINDOWS_KEY}`;

/** Raised when a field changes its meaning; `migrate` then converts what older versions stored. */
const VERSION = 1;

/** Version of the stored state; 0 when it has none. */
const versionOf = (state: unknown): number => {
  const { version } = asRecord(asRecord(state)['_persist']);
  return typeof version === 'number' ? version : 0;
};

/** Wraps the reducer so that the windows survive a reload and the end of a session (decision 17). */
export function persistWindows(reducer: Reducer<WindowsState>, storage: Storage) {
  const config: PersistConfig<WindowsState> = {
    key: WINDOWS_KEY,
    version: VERSION,
    // The end of a session purges the storage, but windows belong to the device.
    storage: { ...skipEmpty(storage, 'windows', '[]'), removeItem: () => Promise.resolve() },
    whitelist: ['windows'],
    // Measurements of a newer version may mean something else, so they are not read.
    migrate: (state) => Promise.resolve(versionOf(state) > VERSION ? undefined : state),
    stateReconciler: (inbound: unknown, _original: WindowsState, { windows }: WindowsState) => ({
      windows: mergeWindows(parseWindows(asRecord(inbound)['windows']), windows),
    }),
    writeFailHandler: () => undefined,
    // The storage always resolves, so the timeout of redux-persist would only keep a timer running.
    timeout: 0,
  };
  return persistReducer<WindowsState>(config, reducer);
}

/** The windows in the raw text of redux-persist, in which every value is JSON again. */
export function parseStoredWindows(raw: string | null): MeasuredWindow[] {
  try {
    const fields = asRecord(JSON.parse(raw ?? '{}'));
    return parseWindows(JSON.parse(asText(fields['windows']) ?? '[]'));
  } catch {
    return [];
  }
}
