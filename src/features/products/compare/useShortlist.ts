import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectShortlist } from '@/store/slices/shortlistSlice';
import { startShortlist } from '@/store/startShortlist';

/** Ids of the products that the customer compares; `undefined` until the stored ones are restored. */
export function useShortlist() {
  const store = useAppStore();
  useEffect(() => startShortlist(store), [store]);
  return useAppSelector(selectShortlist);
}
