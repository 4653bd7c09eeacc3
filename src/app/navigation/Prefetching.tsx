import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { afterLoad } from '@/browser/afterLoad';
import { afterPaint } from '@/browser/afterPaint';
import { isDataScarce } from '@/browser/connection';
import type { AppStore } from '@/store/makeStore';

export interface PrefetchingProps {
  store: AppStore;
  /** One element. A sibling would change the ids that `useId` returns, which the server rendered without it. */
  children: ReactNode;
}

/**
 * Prefetches the screens that the current one links to; nothing when data is scarce (product 2.14). Starts after the `load`
 * event, because the page's own images and scripts come first, and after the paint, because Back runs effects before it.
 */
export function Prefetching({ store, children }: PrefetchingProps) {
  const { key } = useLocation();

  useEffect(() => {
    let hasLeft = false;
    let stop: (() => void) | undefined;
    const start = () => {
      if (isDataScarce()) return;
      import(/* webpackChunkName: "late" */ './prefetchScreens')
        .then(({ prefetchScreens }) => {
          if (!hasLeft) stop = prefetchScreens(store);
        })
        .catch(() => undefined); // Links work without it.
    };
    const cancel = afterPaint(() => afterLoad(start));
    return () => {
      hasLeft = true;
      cancel();
      stop?.();
    };
  }, [key, store]);

  return children;
}
