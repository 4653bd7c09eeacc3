import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { wantsSearch } from '@/lib/navigationState';
import { productListPath } from '../list/productListQuery';

/** State of the search overlay. `{ search: true }` opens it once and is then removed, because it would survive a reload (product 5.3). */
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

  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    /** Filters the list from its first page; every letter replaces the address instead of adding to the history. */
    searchFor: (text: string) =>
      void navigate(productListPath({ page: 1, search: text.trim() }), { replace: true }),
  };
}
