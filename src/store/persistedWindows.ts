import { parseDeviceWindows } from '@/lib/windows/deviceWindows';
import { persistedSlice } from './persistedSlice';
import { mergeWindows, windowsFollowed, windowsSlice } from './slices/windowsSlice';

/**
 * Measured windows survive a reload and the end of a session (product 15.2, decision 17). Code-split with the screens that
 * need them, because every page would load a slice of the first store.
 */
export const persistedWindows = persistedSlice(windowsSlice, {
  fields: ['windows', 'ownerId', 'marks', 'erased'],
  keepFor: ['windows', 'erased'],
  isOfDevice: true,
  restore: (inbound, { windows }) => {
    const stored = parseDeviceWindows(inbound);
    return { ...stored, windows: mergeWindows(stored.windows, windows) };
  },
  followed: (stored) => windowsFollowed(parseDeviceWindows(stored)),
});
