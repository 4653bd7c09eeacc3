import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { wantsSearch } from '@/lib/navigationState';
import { productListPath } from '../list/productListQuery';

/**
 * Open state of the search overlay. Navigation state `{ search: true }` opens it once and is then removed,
 * because it would survive a reload (product 5.3).
 */
export function useSearchOverlay() {
  const location: Location<unknown> = useLocation();
  const { pathname, search, state, key } = location;
  const navigate = useNavigate();
  const isRequested = wantsSearch(state);
  const [isOpen, setIsOpen] = useState(isRequested);
  const [handledKey, setHandledKey] = useState(isRequested ? key : undefined);
  if (isRequested && handledKey !== key) {
    setHandledKey(key);
    setIsOpen(true);
  }

  useEffect(() => {
    if (isRequested) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isRequested, pathname, search, navigate]);

  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    /** Shows the first page of results; replaces the history entry. */
    searchFor: (text: string) =>
      void navigate(productListPath({ page: 1, search: text.trim() }), { replace: true }),
  };
}
