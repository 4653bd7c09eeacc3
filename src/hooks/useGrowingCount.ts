import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { watchInView } from './navigation/useInView';

/** Distance from the viewport at which the list grows; Chromium adds both margins. */
const MARGIN = '500px 0px';

export interface GrowingCountOptions {
  /** Number of entries. */
  total: number;
  /** Number of entries rendered at first and added per step. */
  step: number;
  /** Element after the last rendered entry. */
  end: RefObject<Element | null>;
}

/** Number of entries to render of a long list; grows when its end comes near the viewport. */
export function useGrowingCount({ total, step, end }: GrowingCountOptions) {
  const [limit, setLimit] = useState(step);
  const hasMore = limit < total;
  // A transition, so that user input is handled first.
  const showMore = () => startTransition(() => setLimit((current) => current + step));
  const handleIntersection = useEffectEvent(showMore);

  useEffect(() => {
    const element = end.current;
    if (!hasMore || element === null) return undefined;
    // `scrollMargin` applies to lists in a scroll container.
    const margins = { rootMargin: MARGIN, scrollMargin: MARGIN };
    return watchInView(element, (isInView) => isInView && handleIntersection(), margins);
  }, [end, hasMore, limit]);

  return { count: Math.min(limit, total), hasMore, showMore };
}
