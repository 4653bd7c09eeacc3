import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectShortlist } from '@/store/slices/shortlistSlice';
import { persistedShortlist } from '@/store/persistedShortlist';

/** Ids of the products that the customer compares; `undefined` until the stored ones are restored. */
export function useShortlist() {
  const store = useAppStore();
  useEffect(() => store.inject(persistedShortlist), [store]);
  return useAppSelector(selectShortlist);
}
