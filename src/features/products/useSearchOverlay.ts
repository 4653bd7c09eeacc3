import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { wantsSearch } from '@/lib/navigationState';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { listMessages } from './listMessages';
import { productListPath } from './productListQuery';

/** Whether the search overlay is open. Navigation state `{ search: true }` opens it once: the flag is then taken out, since it would survive a reload (spec §2). */
export function useSearchOverlay() {
  const location: Location<unknown> = useLocation();
  const { pathname, search, state, key } = location;
  const navigate = useNavigate();
  const isAsked = wantsSearch(state);
  const [isOpen, setIsOpen] = useState(isAsked);
  const [answered, setAnswered] = useState(isAsked ? key : undefined);
  if (isAsked && answered !== key) {
    setAnswered(key);
    setIsOpen(true);
  }

  useEffect(() => {
    if (isAsked) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isAsked, pathname, search, navigate]);

  const dispatch = useAppDispatch();
  return {
    isOpen,
    /** Its code could not be fetched. */
    fail: () => {
      setIsOpen(false);
      dispatch(showToast({ message: listMessages.searchUnavailable, variant: 'error' }));
    },
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    /** Filters the list from its first page; every letter replaces the address instead of adding to the history. */
    searchFor: (text: string) =>
      void navigate(productListPath({ page: 1, search: text.trim() }), { replace: true }),
  };
}
