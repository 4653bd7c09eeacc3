import { useEffect } from 'react';
import { loadChunk } from '@/browser/loadChunk';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectWindows } from '@/store/slices/windowsSlice';
import { startWindows } from '@/store/startWindows';

/** The customer's windows; `undefined` until the stored ones are restored. */
export function useWindows() {
  const store = useAppStore();
  useEffect(() => {
    startWindows(store);
    // Without the chunk, the windows stay on the device until the next visit.
    loadChunk(() => import(/* webpackChunkName: "windows-stored" */ '@/store/windowsSync')).then(
      ({ syncWindows }) => syncWindows(store),
      () => undefined,
    );
  }, [store]);
  return useAppSelector(selectWindows);
}
