import type { AppStore } from '@/store/makeStore';
import { storageKeyOf } from '@/store/persistedSlice';

/**
 * Connects the windows of an earlier visit with the account (product 15.10). On every page, because customers sign in
 * anywhere; devices without windows do not load the code.
 */
export async function startStoredWindows(store: AppStore): Promise<void> {
  const stored: unknown = await store.services.storage?.getItem(storageKeyOf('windows'));
  if (typeof stored !== 'string') return;
  const [{ persistedWindows }, { syncWindows }] = await Promise.all([
    import(/* webpackChunkName: "windows-stored" */ '@/store/persistedWindows'),
    import(/* webpackChunkName: "windows-stored" */ '@/store/windowsSync'),
  ]);
  store.inject(persistedWindows);
  syncWindows(store);
}
