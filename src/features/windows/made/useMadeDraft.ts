import { useEffect, useState } from 'react';
import type { Id } from '@/contract/common';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { draftChanged, madeDraftSlice, selectMadeDraft } from '@/store/slices/madeDraftSlice';

/** What is chosen for a finished window of a product, or of a line of the cart; kept when the customer leaves and returns. */
export function useMadeDraft(id: Id, first: () => MadeDraft) {
  const store = useAppStore();
  const [initial] = useState(first);
  const draft = useAppSelector((state) => selectMadeDraft(state, id)) ?? initial;
  useEffect(() => store.inject(madeDraftSlice), [store]);
  const change = (changes: Partial<MadeDraft>) => {
    store.inject(madeDraftSlice);
    store.dispatch(draftChanged({ id, draft: { ...draft, ...changes } }));
  };
  return { draft, change };
}
