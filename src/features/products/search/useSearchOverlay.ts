import { useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router';
import { wantsSearch } from '@/lib/navigationState';
import { typedLine } from '@/lib/typed';
import { productListPath } from '../shared/productListQuery';

/**
 * Open state of the search overlay. Navigation state `{ search: true }` opens it once and is then removed,
 * because it would survive a reload (product 5.3). The overlay has a history entry, so Back closes it; unlike
 * `useHistoryOverlay`, closing it otherwise keeps the entry, whose URL contains the search text.
 */
export function useSearchOverlay() {
  const location: Location<unknown> = useLocation();
  const { pathname, search, state, key } = location;
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const isRequested = wantsSearch(state);
  const [isOpen, setIsOpen] = useState(isRequested);
  const [shownKey, setShownKey] = useState(key);
  /** Query of the page below, until the first search. */
  const openedOver = useRef<string>(undefined);
  if (shownKey !== key) {
    setShownKey(key);
    if (isRequested) setIsOpen(true);
    else if (navigationType === NavigationType.Pop) setIsOpen(false);
  }

  useEffect(() => {
    if (isRequested) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isRequested, pathname, search, navigate]);

  return {
    isOpen,
    open: () => {
      openedOver.current = search;
      void navigate({ pathname, search }, { state: { search: true } });
    },
    close: () => {
      setIsOpen(false);
      if (openedOver.current === search) void navigate(-1);
      openedOver.current = undefined;
    },
    /** Shows the first page of results among all products, like a new search in most shops; replaces the history entry. */
    searchFor: (text: string) => {
      openedOver.current = undefined;
      void navigate(productListPath({ page: 1, search: typedLine(text) }), { replace: true });
    },
  };
}
