import { useEffect, useState } from 'react';
import type { Id } from '@/contract/common';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { draftChanged, madeDraftSlice, selectMadeDraft } from '@/store/slices/madeDraftSlice';

/** What is chosen for a finished window of this product; kept when the customer leaves the page and returns. */
export function useMadeDraft(productId: Id, first: () => MadeDraft) {
  const store = useAppStore();
  const [initial] = useState(first);
  const draft = useAppSelector((state) => selectMadeDraft(state, productId)) ?? initial;
  useEffect(() => store.inject(madeDraftSlice), [store]);
  const change = (changes: Partial<MadeDraft>) => {
    store.inject(madeDraftSlice);
    store.dispatch(draftChanged({ productId, draft: { ...draft, ...changes } }));
  };
  return { draft, change };
}
