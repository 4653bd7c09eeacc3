import { useEffect } from 'react';
import { persistedShortlist } from '@/store/persistedShortlist';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectSamples } from '@/store/slices/shortlistSlice';

/** Ids of the sample basket; `undefined` until the stored ones are restored. */
export function useSamples() {
  const store = useAppStore();
  useEffect(() => store.inject(persistedShortlist), [store]);
  return useAppSelector(selectSamples);
}
