/** Storage key of redux-persist: `persist:windows` holds the measured windows (product 15.2). */
export const WINDOWS_KEY = 'windows';
export const WINDOWS_STORAGE_KEY = `persist:${WINDOWS_KEY}`;
