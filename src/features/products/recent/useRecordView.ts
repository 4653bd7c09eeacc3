import { useEffect } from 'react';
import type { Id } from '@/contract/common';
import { useAppDispatch } from '@/store/hooks';
import { productViewed } from '@/store/slices/recentSlice';

/** Records that the customer opened a product (product 5.17). */
export function useRecordView(id: Id): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(productViewed({ id, at: Date.now() }));
  }, [dispatch, id]);
}
