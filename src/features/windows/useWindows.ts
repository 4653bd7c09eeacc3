import { useEffect } from 'react';
import { loadChunk } from '@/browser/loadChunk';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectWindows } from '@/store/slices/windowsSlice';
import { persistedWindows } from '@/store/persistedWindows';

/** The customer's windows; `undefined` until the stored ones are restored. */
export function useWindows() {
  const store = useAppStore();
  useEffect(() => {
    store.inject(persistedWindows);
    // Without the chunk, the windows stay on the device until the next visit.
    loadChunk(() => import(/* webpackChunkName: "windows-stored" */ '@/store/windowsSync')).then(
      ({ syncWindows }) => syncWindows(store),
      () => undefined,
    );
  }, [store]);
  return useAppSelector(selectWindows);
}
