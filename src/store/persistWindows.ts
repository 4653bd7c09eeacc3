import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Storage } from 'redux-persist';
import { asRecord } from '@/lib/coerce';
import { parseDeviceWindows, type DeviceWindows } from '@/lib/windows/deviceWindows';
import { readPersisted } from './persist';
import { skipEmpty } from './skipEmpty';
import { mergeWindows, type WindowsState } from './slices/windowsSlice';
import { WINDOWS_KEY } from './windowsKey';

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
    storage: {
      ...skipEmpty(storage, { windows: '[]', erased: '[]' }),
      removeItem: () => Promise.resolve(),
    },
    whitelist: ['windows', 'ownerId', 'marks', 'erased'] satisfies (keyof WindowsState)[],
    // Measurements of a newer version may mean something else, so they are not read.
    migrate: (state) => Promise.resolve(versionOf(state) > VERSION ? undefined : state),
    stateReconciler: (inbound: unknown, _original: WindowsState, { windows }: WindowsState) => {
      const stored = parseDeviceWindows(inbound);
      return { ...stored, windows: mergeWindows(stored.windows, windows) };
    },
    writeFailHandler: () => undefined,
    // The storage always resolves, so the timeout of redux-persist would only keep a timer running.
    timeout: 0,
  };
  return persistReducer<WindowsState>(config, reducer);
}

/** The state in the raw text of redux-persist. */
export const parseStoredWindows = (raw: string | null): DeviceWindows =>
  parseDeviceWindows(readPersisted(raw));
