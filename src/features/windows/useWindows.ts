import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectWindows } from '@/store/slices/windowsSlice';
import { startWindows } from '@/store/startWindows';

/** The customer's windows; `undefined` until the stored ones are restored. */
export function useWindows() {
  const store = useAppStore();
  useEffect(() => startWindows(store), [store]);
  return useAppSelector(selectWindows);
}
