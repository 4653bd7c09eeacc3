import type { AppStore } from '@/store/makeStore';
import { WINDOWS_STORAGE_KEY } from '@/store/windowsKey';

/**
 * Connects the windows of an earlier visit with the account (product 15.10). On every page, because customers sign in
 * anywhere; devices without windows do not load the code.
 */
export async function startStoredWindows(store: AppStore): Promise<void> {
  const stored: unknown = await store.services.storage?.getItem(WINDOWS_STORAGE_KEY);
  if (typeof stored !== 'string') return;
  const [{ startWindows }, { syncWindows }] = await Promise.all([
    import(/* webpackChunkName: "windows-stored" */ '@/store/startWindows'),
    import(/* webpackChunkName: "windows-stored" */ '@/store/windowsSync'),
  ]);
  startWindows(store);
  syncWindows(store);
}
