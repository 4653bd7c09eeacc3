import { parseDeviceWindows } from '@/lib/windows/deviceWindows';
import { persistedSlice } from './persistedSlice';
import {
  mergeWindows,
  toDeviceWindows,
  toWindowsState,
  windowsFollowed,
  windowsSlice,
} from './slices/windowsSlice';

/**
 * Measured windows survive a reload and the end of a session (product 15.2, decision 17). Code-split with the screens that
 * need them, because every page would load a slice of the first store.
 */
export const persistedWindows = persistedSlice(windowsSlice, {
  fields: ['windows', 'ownerId', 'marks', 'erased'],
  keepFor: ['windows', 'erased'],
  isOfDevice: true,
  // Lists, which earlier releases in other tabs read, too.
  toStored: toDeviceWindows,
  restore: (inbound, state) => {
    const stored = parseDeviceWindows(inbound);
    const windows = mergeWindows(stored.windows, toDeviceWindows(state).windows);
    return toWindowsState({ ...stored, windows });
  },
  followed: (stored) => windowsFollowed(parseDeviceWindows(stored)),
});
